import type { Entries } from '../book.ts';

export const council: Entries<'CAL' | 'COU' | 'END' | 'PRV'> = {
  'CAL-1': {
    title: 'The last marker falls',
    text: 'Council is called at the instant a purple flip knocks the last time marker off the board.',
  },
  'CAL-2': {
    title: 'No more flips',
    text: 'From then on no timer may be flipped. Everything else goes on by the usual rules and without a time limit until everyone is done.',
  },
  'CAL-3': {
    title: 'Who acts last',
    text: 'If several players each want to act last, the one who ranks higher in privilege order acts last. How this is done on screens: [[DIG-1]].',
  },
  'CAL-4': {
    title: 'Workers stay',
    text: 'When the council phase begins, all workers stay where they are.',
  },
  'COU-0': {
    title: 'No actions',
    text: 'During council no one takes actions, except refreshing the provinces ([[PRO-6]]) and what the six steps allow.',
  },
  'COU-1': {
    title: 'Step 1: order',
    text: 'The privilege markers are placed in a new order by votes, most votes first. Among players with equal votes, the one who ranked lower until now goes ahead. Then everyone discards all votes.',
  },
  'COU-2': {
    title: 'Step 2: rewards',
    text: 'In the new order each player takes one council reward and also gains the bonus of their place: 2 victory points of their choice for the 1st (they may be split), 1 each for the 2nd and the 3rd. With 2 or 3 players the 3rd place has no bonus. These points are never the legendary one. Cards taken are not replaced.',
  },
  'COU-3': {
    title: 'The printed reward',
    text: 'The reward “1 victory point of your choice” on the council board may be taken by any number of players in the same council.',
  },
  'COU-4': {
    title: 'The grande-worker reward',
    text: 'One player per council may take it. They replace one of their common workers in play with their second grande worker, in exactly the same place (frame, box or mat); the common worker leaves the game. A player who already has 2 grande workers cannot take it.',
  },
  'COU-5': {
    title: 'Instant rewards',
    text: 'A reward with a red border takes effect at once and leaves the game. The province limit is instant too, but you keep it: [[COU-8]].',
  },
  'COU-6': {
    title: 'Permanent stratagems',
    text: 'A reward with a blue border goes to your hand, not to your discard. You can play it as soon as the round starts and pick it up again like every stratagem.',
  },
  'COU-7': {
    title: 'Final rewards',
    text: 'The fourth council offers final rewards. Pay what the card shows, gain its reward; the card leaves the game. You cannot take a card you cannot pay for, nor the legendary point for 10 resources if you already have that point.',
  },
  'COU-8': {
    title: 'Province limit 3',
    text: 'This reward stays beside your mat. From that same council on, each of your slots may keep 3 provinces. A player can have only one of these.',
  },
  'COU-9': {
    title: 'Step 3: provinces',
    text: 'Each slot may hold 2 provinces, or 3 with [[COU-8]]. If it holds more, its owner chooses which of them leave the game until the maximum is met.',
  },
  'COU-10': {
    title: 'Step 4: next round',
    text: 'In the fourth council the game ends here ([[END-1]]). You can tell it by the reward deck, which is empty. Otherwise the next round is set up: the grande-worker reward opens again, 5 new council rewards and 4 new provinces replace the old ones, everyone takes back their achievement marker, a new achievement comes with the legendary token on it, and the three time markers go onto the purple circles that the timer leaves free.',
  },
  'COU-11': {
    title: 'Step 5: workers',
    text: 'Everyone may move and place workers by the usual rules, so never from or to a row with a timer. Nothing else is allowed. Privilege order settles conflicts; on screens see [[DIG-2]].',
  },
  'COU-12': {
    title: 'Step 6: go',
    text: 'Wait for any timer that is still running. When everyone is ready, all three timers flip at once to their other rows and the next round begins. Nothing else is reset: workers, resources, hands, discards, provinces and tracks stay as they are.',
  },
  'END-1': { title: 'When it ends', text: 'The game ends in the fourth council, after step 3.' },
  'END-2': {
    title: 'All four on the parchment',
    text: 'If one or more players have all four tokens on the parchment, one of them wins: the one with the most points on the parchment. Count the parchment columns each track has reached; the legendary point counts 1. If tied, the higher rank in privilege order wins. With glory: [[ADV-5]].',
    example:
      'Your power stands on the second column of the parchment, prestige and popularity on the first, and you have the legendary point. You score 2 + 1 + 1 + 1 = 5.',
  },
  'END-3': {
    title: 'If no one made it',
    text: 'Otherwise only players with the legendary point can win. Each looks at the track farthest from the parchment; the player whose farthest track is closest to the parchment wins. A track that has reached the parchment counts by how far in it is. If tied, compare the next-farthest track, and so on; if all are equal, privilege order decides. With glory: [[ADV-5]].',
    example:
      'A lacks 3, 0 and 0 steps, B lacks 2, 2 and 2. Both have the legendary point. B wins: 2 is closer than 3. C has all three on the parchment, but no legendary point, and cannot win.',
  },
  'END-4': {
    title: 'Civil war',
    text: 'If no one has the legendary point, no one wins: the land falls into civil war.',
  },
  'PRV-1': {
    title: 'Higher rank goes first',
    text: 'When two players reach for the same thing at about the same time, the one higher in privilege order gets it. “About the same time” is one second, unless the table agrees on another span. With a span of 0 the rule is off and the first to arrive gets it.',
  },
  'PRV-2': {
    title: 'What can be claimed',
    text: 'For instance: the same face-up province; the legendary token; the same green or purple frame for a common worker; moving a worker onto or off a row just as another player flips the timer onto that row.',
  },
  'PRV-3': {
    title: 'Not for votes',
    text: 'Privilege never decides ties of votes in council. Those have their own rule: [[COU-1]].',
  },
  'PRV-4': {
    title: 'Losing a claim',
    text: 'A player who loses a claim is put back as if they had not tried. If it was part of an action already begun and paid, the action goes on with a new choice. Nothing is lost.',
    example: 'A higher rank gets the province you reached for. Your 4 military stay paid; you choose another province.',
  },
};
