import type { Entries } from '../book.ts';

export const playing: Entries<'INV' | 'TIM' | 'ACT' | 'WRK' | 'PRO' | 'STR' | 'ACH'> = {
  'INV-1': {
    title: 'Ten of each resource',
    text: 'You can hold 10 military, 10 culture and 10 gold, no more. Whatever a gain would add beyond that is lost; the rest of the gain counts.',
    example: 'You have 8 gold and gain 5: you now have 10.',
  },
  'INV-2': {
    title: 'The end of a track',
    text: 'Victory points that would carry a token past the end of its track are lost. Players with glory may keep something of them: [[ADV-3]].',
  },
  'INV-3': {
    title: 'Votes without limit',
    text: 'You may hold as many votes as you can get. Votes are not resources: when a card or rule speaks of resources, it never means votes.',
  },
  'INV-4': { title: 'No trading', text: 'Players never trade, lend or give anything to one another.' },
  'INV-5': {
    title: 'Pay first',
    text: 'You pay the whole cost before you gain the reward. Paying once buys the reward once; you cannot pay double to gain double, unless a card says so ([[EFF-18]]).',
    example: 'A stratagem costs 3 culture and gives 2 prestige. You cannot pay 6 culture to gain 4 prestige.',
  },
  'INV-6': {
    title: 'Wild costs',
    text: 'A wild cost is paid with any mix of military, culture and gold that adds up to the number shown. Votes never pay it.',
  },
  'INV-7': {
    title: 'Wild rewards',
    text: 'A wild reward is any mix of military, culture and gold that adds up to the number shown. You choose the mix as you gain it. It never gives votes.',
  },
  'TIM-1': {
    title: 'How long the sand runs',
    text: 'After a flip the sand runs for 3 minutes in the purple timer, 2 minutes in the green one and 45 seconds in the black one.',
  },
  'TIM-2': {
    title: 'Always on one of two rows',
    text: 'Each area has two rows with the same actions, and its timer always stands on exactly one of them. A flip takes no time at all: the timer leaves one row and is on the other. It is never turned over on the spot.',
  },
  'TIM-3': {
    title: 'Flipping a timer',
    text: 'Any player may flip any timer whose sand has run out. No one has to, and you don’t have to ask or warn anyone. While sand is still running, the timer cannot be flipped. Untimed rounds work differently: [[UNT-3]].',
  },
  'TIM-4': {
    title: 'The row counts, not the sand',
    text: 'What a worker may do depends only on which row the timer stands on. Whether its sand is still running makes no difference.',
  },
  'TIM-5': {
    title: 'Purple circles and time markers',
    text: 'Each purple row has two circles. A purple flip lands on a circle of the other row that holds a time marker and knocks it off the board. When no marker is left on either row, council is called at that very moment ([[CAL-1]]), without waiting for the last sand.',
  },
  'TIM-6': {
    title: 'Three purple flips a round',
    text: 'There are three time markers, so a round has exactly three purple flips. The flip that starts the round is the first of them.',
  },
  'ACT-1': {
    title: 'Whenever you like',
    text: 'During a round everyone may act at any moment. Nothing is compulsory: a timer need not be flipped, and a worker that could act may stay idle.',
  },
  'ACT-2': {
    title: 'One thing at a time',
    text: 'You do one action at a time. Once begun, an action is finished with all its choices before you start another. This holds up no one but you.',
    example:
      'You have paid for a province and are looking over the display. You cannot move a worker until the province is tucked.',
  },
  'ACT-3': {
    title: 'Worker actions and untimed actions',
    text: 'Moving a worker and acting with it depend on where the timers stand. Five untimed actions do not: flip a timer ([[TIM-3]]), play a stratagem ([[STR-1]]), pick up stratagems ([[STR-3]]), claim the achievement ([[ACH-1]]) and refresh the provinces ([[PRO-6]]).',
  },
  'WRK-1': {
    title: 'Moving a worker',
    text: 'A worker may enter, leave or change its space only if neither the row it leaves nor the row it enters has the timer. A worker that may leave may always go to your mat, and one on your mat may stay there.',
    example: 'No worker goes straight from one row of an area to the other: one of the two always has the timer.',
  },
  'WRK-2': {
    title: 'Placed in the frame',
    text: 'A worker is always placed in a frame, never directly in a box, unless a card says so ([[EFF-17]]).',
  },
  'WRK-3': {
    title: 'Common workers need an empty frame',
    text: 'In the green and purple areas a common worker cannot enter a frame that holds any worker at all: another player’s, a neutral one or one of your own.',
  },
  'WRK-4': {
    title: 'No blocking in black',
    text: 'In the black area no worker blocks another. Common and grande workers may enter every frame there.',
  },
  'WRK-5': {
    title: 'Grande workers go anywhere',
    text: 'A grande worker is never blocked, in any area, whatever stands in the frame. Only those who play the advanced variant limit themselves: [[ADV-1]].',
  },
  'WRK-6': {
    title: 'Boxes never block',
    text: 'A box has room for any number of workers. A worker can always shift from its frame down into the box.',
  },
  'WRK-7': {
    title: 'Placing is not acting',
    text: 'Moving a worker onto a space never takes the action. A worker acts only once the timer has come to the row where it already stands.',
  },
  'WRK-8': {
    title: 'Taking the action',
    text: 'A worker in a frame on the row with the timer may take its action: it shifts down into the box, you pay the cost, you gain the reward, in this order. Green and purple actions cost 2 gold each. Black actions are free, except Conquer Province, which costs 4 military.',
  },
  'WRK-9': {
    title: 'Begun is begun',
    text: 'An action has begun when the worker has shifted and the cost is paid. If the timer leaves the row after that, you still make your choices and gain the reward.',
  },
  'WRK-10': {
    title: 'Stuck in the box',
    text: 'A worker in a box on the row with the timer is stuck until the timer leaves. It cannot act again, return to its frame or go anywhere else.',
  },
  'WRK-11': {
    title: 'Free again',
    text: 'A worker in a box on a row without the timer may go to any legal place, the frame of its own space included. If it is still in the box when the timer comes back, it is stuck again.',
  },
  'WRK-12': {
    title: 'An action not taken',
    text: 'A worker that did not act simply stays in its frame when the timer leaves. It may then move freely, or wait for the timer to come back.',
  },
  'WRK-13': {
    title: 'In full or not at all',
    text: 'You cannot begin an action you cannot pay in full. The worker stays in the frame.',
  },
  'WRK-14': {
    title: 'Several workers of your own',
    text: 'Several of your workers may stand on the same space, as long as each of them got there by the rules.',
    example: 'Your common worker waits in a green frame. Your grande worker may join it; a second common one may not.',
  },
  'WRK-15': {
    title: 'Wide frames',
    text: 'A wide frame, found on board side A, is one place above two actions. A worker in it chooses between them at the moment it acts. While it stands there, common workers are kept from both.',
  },
  'PRO-1': {
    title: 'Conquering a province',
    text: 'Take one face-up province of your choice or the top card of the deck, then tuck it under one of the four slots of your mat. You see a card from the deck before you choose its slot.',
  },
  'PRO-2': {
    title: 'The slot decides',
    text: 'The slots are brown, red, blue and yellow. A province shows a production for each colour, and only the one of its slot counts, even if what it gives is of another kind than the slot’s colour suggests.',
    example: 'A culture province in the red slot adds 2 culture to your red production.',
  },
  'PRO-3': { title: 'Tucked for good', text: 'A province that has been tucked never moves to another slot.' },
  'PRO-4': {
    title: 'Any number during a round',
    text: 'During a round a slot may hold any number of provinces, and all of them count. The maximum is checked only in step 3 of council ([[COU-9]]).',
  },
  'PRO-5': {
    title: 'Production',
    text: 'A production of a colour gives everything your mat shows in that slot plus everything its provinces show for that colour: resources, votes and victory points alike.',
    example:
      'Your red slot shows 4 military. Below it lie a standard province (2 military), a culture province (2 culture) and a rare military province (1 power): together 6 military, 2 culture and 1 power.',
  },
  'PRO-6': {
    title: 'Refreshing the display',
    text: 'A province that is taken leaves an empty space. Any player may refresh at any time, during council too: all empty spaces are filled from the deck. No one has to, but it is a courtesy after conquering. You may draw from the deck while there are empty spaces.',
  },
  'PRO-7': {
    title: 'When the cards run out',
    text: 'If deck and display are both empty, a conquer reward gives nothing. If the deck runs out during a refresh, the cards that are left are dealt and the other spaces stay empty.',
  },
  'STR-1': {
    title: 'Playing a stratagem',
    text: 'At any time in a round you may play a stratagem from your hand: pay its cost, gain its reward and put the card on your discard.',
  },
  'STR-2': {
    title: 'Played once',
    text: 'A card on your discard cannot be played until it is back in your hand.',
  },
  'STR-3': {
    title: 'Picking up',
    text: 'Pay 5 culture and take all the cards of your discard back into your hand, even if you still hold others. Two characters pay something else: the Warmonger 2 power, the Tyrant 4 votes.',
  },
  'STR-4': {
    title: 'Cards for a worker action',
    text: 'A card that changes a worker action is played together with that action; several may be played on the same one. “No gold cost” waives the 2 gold of one green or purple action, never the 4 military of Conquer Province.',
  },
  'STR-5': {
    title: 'Two actions, one waiver',
    text: 'If you take a neighbouring action as well ([[EFF-15]]) and play one “no gold cost” card, it waives only one of the two costs. You pay the other.',
  },
  'STR-6': {
    title: 'Recruiting',
    text: 'Every character has one recruit card. Pay what it shows, and one of your common workers comes into play on your mat, ready at once. It never brings a grande worker, and you cannot play it if you would have more than 4 workers ([[SET-8]]).',
  },
  'ACH-1': {
    title: 'Hold it, do not spend it',
    text: 'At any time in a round you may claim the current achievement if you hold at least all the resources and votes on its upper half. You keep them all.',
  },
  'ACH-2': {
    title: 'Once a round',
    text: 'You may claim once per round. Your marker goes onto the card and stays there until council.',
  },
  'ACH-3': {
    title: 'The token or the reward',
    text: 'If the legendary token is on the card and you do not have the legendary point yet, you may take the token and gain that point instead of the reward. Otherwise, or if you prefer, you gain the whole reward of the lower half. Never both from one claim.',
  },
  'ACH-4': {
    title: 'One token a round',
    text: 'Only one player per round can take the token. It comes back with the next achievement, whether it was taken or not.',
  },
  'ACH-5': {
    title: 'The way to the legendary point',
    text: 'Apart from one of the final council rewards ([[COU-7]]), claiming the achievement is the only source of the legendary point.',
  },
};
