import type { Entries } from '../book.ts';

export const table: Entries<'SET' | 'P23' | 'UNT' | 'PAU' | 'ADV' | 'DIG'> = {
  'SET-1': {
    title: 'Players and board',
    text: 'For 1 to 5 players. Board side A is for 1 to 3 of them, side B for 4 or 5.',
  },
  'SET-2': {
    title: 'Timers and markers',
    text: 'Each timer starts on the top row of its area. Of the four purple circles the timer takes one of the top row; the three time markers fill the others.',
  },
  'SET-3': {
    title: 'The achievement',
    text: 'Shuffle the 10 achievement cards and reveal one. The legendary token lies on it, except with 1 to 3 players: [[P23-1]].',
  },
  'SET-4': { title: 'The provinces', text: 'Shuffle the 56 province cards and deal 4 face up as the display.' },
  'SET-5': {
    title: 'The council rewards',
    text: 'The grande-worker reward has its own place. The 5 final rewards lie at the bottom of the deck. Of the 25 ordinary rewards 10 leave the game unseen, 5 are dealt face up and 10 go on top of the final ones. So councils 1 to 3 show 5 ordinary rewards each, and council 4 shows the 5 final ones.',
  },
  'SET-6': {
    title: 'Your character',
    text: 'Each player has a character, drawn or chosen, on its basic or advanced side, with that side’s 4 stratagems in hand and its starting resources and votes. All four tokens begin at the start of their tracks.',
  },
  'SET-7': {
    title: 'Your workers',
    text: 'You start with 1 common and 1 grande worker on your mat. 2 more common workers can be recruited by a stratagem, and a council reward can replace one of your common workers with your second grande worker.',
  },
  'SET-8': {
    title: 'Four workers at most',
    text: 'You never have more than 4 workers in play, common and grande counted together.',
  },
  'SET-9': { title: 'First order', text: 'The privilege markers start in random order.' },
  'SET-10': {
    title: 'First placement',
    text: 'Before the first flip each player, in privilege order, places the grande worker in a frame of a bottom row, in any area; then, in the same order, the common worker. The usual rules of placement hold ([[WRK-1]] to [[WRK-5]]). When all are ready, the three timers flip to the bottom rows and round 1 begins. This purple flip knocks off a time marker like any other.',
  },
  'SET-11': { title: 'No turns', text: 'There is no start player, and there are no turns.' },
  'P23-1': {
    title: 'The token comes later',
    text: 'With 1 to 3 players the legendary token is not available in round 1. The first achievement can be claimed for the reward of its lower half only; the token comes with the second one, at the first council.',
  },
  'P23-2': {
    title: 'Neutral workers',
    text: 'With 2 players a neutral worker stands in each of the 4 small frames, one in every green and purple row. These workers never move, and they keep common workers out.',
  },
  'P23-3': {
    title: 'The neutral marker',
    text: 'With 2 players a neutral marker starts last on the privilege track and takes part in every council with 3 votes; ties go as in [[COU-1]]. It takes no reward but holds its place, so you may find yourself 3rd and get what the 3rd place gives.',
  },
  'UNT-1': {
    title: 'Timed or untimed',
    text: 'Every round can be played with or without the sand. The table decides before round 1, and again at the end of each council for the next round. On screens: [[DIG-5]].',
  },
  'UNT-2': {
    title: 'The timer track',
    text: 'The timer track has 11 spaces, each naming the timers that flip on it, just as they would if everyone flipped on time. The first space starts the round; the last one flips all three timers and calls council.',
  },
  'UNT-3': {
    title: 'How the timers flip',
    text: 'Players cannot flip timers in an untimed round. Whenever everyone is done, the time token moves to the next space and the timers shown there flip. Purple flips knock off time markers as usual; the third one, on the last space, calls council.',
  },
  'UNT-4': {
    title: 'Everything else as usual',
    text: 'There is no time limit, and the sand is ignored. All players still act at once, and privilege settles conflicts ([[PRV-1]]).',
  },
  'PAU-1': {
    title: 'Time out',
    text: 'The table can be paused. All three timers lie on their side and keep exactly the sand they have; to resume, all are stood up at the same instant. On screens: [[DIG-7]]. A pause does not shorten the time to claim privilege ([[PRV-1]]).',
  },
  'ADV-1': {
    title: 'One worker per frame',
    text: 'A player who uses the variant never has two workers of their own in the same frame, common or grande, in any area. The other placement rules stay as they are.',
  },
  'ADV-2': {
    title: 'Boxes are not limited',
    text: 'The limit does not apply to boxes, not even with cards that bring a worker into a box ([[EFF-17]]).',
  },
  'ADV-3': {
    title: 'Glory',
    text: 'Victory points gained past the end of the power, prestige or popularity track may become glory, one by one, as you choose. Each glory takes one cube of the track’s resource away for good (power: military, prestige: culture, popularity: gold), from the supply or your mat, and lowers your maximum of it by 1.',
    example:
      'At the end of the power track you gain 3 power and turn 2 into glory. From now on you can hold 8 military; the third point is lost.',
  },
  'ADV-4': {
    title: 'What glory is not',
    text: 'Glory is no victory point. It cannot be spent or turned back, and paying points of that track does not touch it. The legendary track has no glory.',
  },
  'ADV-5': {
    title: 'Glory breaks ties',
    text: 'If anyone plays with glory, a tie for the win goes to the player with the most glory, then by privilege order, and by nothing else. In [[END-2]] that is a tie of points; in [[END-3]] a tie of the lowest tracks, before the next track is compared.',
  },
  'ADV-6': { title: 'Glory alone', text: 'You may use glory without the limit of [[ADV-1]].' },
  'DIG-1': {
    title: 'Last actions',
    text: 'After council is called, a “done” can be taken back until all are done. Any player may call time. Then, from the lowest rank upwards, each player who is not done has 20 seconds (the table may change this) for their last actions; a player who lets the time pass is done. From then on only players ranked above the one who is acting can take a “done” back. So the highest rank acts last.',
  },
  'DIG-2': {
    title: 'Moving workers together',
    text: 'In step 5 of council all move at once. While the step lasts, a higher rank may take a frame from a lower one who entered it during this step; the worker that yields goes back to where it stood, and its owner has to be ready again.',
  },
  'DIG-3': {
    title: 'No needless questions',
    text: 'When your own move asks you something with only one possible answer, it is answered by itself. A gain for which there is no room at all is passed over. If another player’s move leaves you only one answer, you still give it yourself.',
  },
  'DIG-4': {
    title: 'When all wait for one',
    text: 'An open choice holds up its owner only. Where everyone must wait for one player (first placement, council reward, discarding provinces, saying ready) the table may set a limit: none among friends, 60 seconds at public tables unless changed. Then a default choice is made: the first legal frame; the printed 1 point, on the player’s lowest track; the newest provinces of a slot that is too full; otherwise, ready.',
  },
  'DIG-5': {
    title: 'Voting on the sand',
    text: 'The table’s options say how each round is played. During council the people at the table may vote to change the next round. The majority decides; a tie means untimed.',
  },
  'DIG-6': {
    title: 'Speed',
    text: 'The speed of a table changes how long the sand runs and nothing else. The span for claiming privilege and all waits stay in real seconds.',
  },
  'DIG-7': {
    title: 'Pausing and going on',
    text: 'Anyone seated may pause, and anyone seated may resume; play goes on after a count of three that everyone sees.',
  },
  'DIG-8': {
    title: 'A limit to pauses',
    text: 'The table may limit pauses: usually not among friends, and at public tables to three for each player in a game. A limited pause ends after a minute at the latest, no one can stop the count of three, and after a pause the same player cannot pause again for a minute of play.',
  },
};
