import { plural } from '../../speech/en.ts';
import type { Rulebook } from '../book.ts';

export const page: Rulebook['page'] = {
  title: 'The rules',
  overview: 'The game on one page',
  glossary: 'Words',
  questions: 'Questions and answers',
  tables: 'Tables',
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'A word, or a number like TIM-3',
  clear: 'Clear the search',
  found: (count) => plural(count, { one: '# place found', other: '# places found' }),
  nothing: (query) => `Nothing about “${query}”. Try another word.`,
  print: 'Print',
  home: 'To the start page',
  toTop: 'To the top',
  linkTo: (id) => `Link to ${id}`,
  example: 'Example:',
  rule: (id) => `Rule ${id}`,
  wholeBook: 'Read it in the rules',
  close: 'Close',
  loading: 'Opening the book …',
  failed: 'The rules could not be loaded.',
  again: 'Try again',
};

export const overview: Rulebook['overview'] = {
  opening: [
    'The throne is empty, and each of you is a noble who wants it. You have four victory tracks: power, prestige, popularity and a short one for a legendary deed. To rule, bring all four onto the parchment at their far end.',
    'There are no turns. Everyone plays at once. The board has three areas, each with its own sand timer: purple (3 minutes), green (2 minutes) and black (45 seconds). Each area has two rows that offer the same actions, and its timer always stands on one of the two. Two sentences carry the whole game:',
  ],
  sentences: ['Workers come and go only on rows without the timer.', 'Workers act only on rows with the timer.'],
  rest: [
    {
      lead: 'Place, wait, act.',
      text: 'Place a worker on the free row, wait until the sand has run out, and flip the timer onto your worker’s row, or let another player do it. Now the worker acts: it shifts from the frame into the box below, you pay, and you gain what the box shows. There it stays until the timer leaves the row. A slow timer holds a worker for longer and gives a better reward.',
    },
    {
      lead: 'Common and grande.',
      text: 'In green and purple a common worker needs an empty frame. A grande worker may go anywhere. In black no one is blocked.',
    },
    {
      lead: 'What the actions give.',
      text: 'Military, culture and gold pay for other things. Votes decide your rank. Conquered provinces go under your mat and make its productions larger. Points move you along your tracks.',
    },
    {
      lead: 'Without a worker',
      text: 'you can do five more things at any moment: flip a timer that has run out, play a stratagem, pay to pick up your played stratagems, claim the achievement of the round, and refresh the display of provinces.',
    },
    {
      lead: 'A round ends',
      text: 'with the third purple flip: council is called at once. Everyone finishes what they still want to do, without flipping, and then council meets. The player with the most votes ranks first and picks a reward first; the first ranks also gain extra points. All votes are discarded, slots that are too full are trimmed, new cards are dealt, workers may be rearranged, and all three timers flip for the next round.',
    },
    {
      lead: 'After the fourth council',
      text: 'the game is over. Of the players with all four tracks on the parchment, the one with the most points on it wins. If no one has all four there, the player with the legendary point whose lowest track is closest to the parchment wins. No one can win without the legendary point, so look out for it.',
    },
    {
      lead: 'A first game?',
      text: 'Play the first round untimed: the same rules, and no hurry.',
    },
  ],
};

export const chapters: Rulebook['chapters'] = {
  INV: {
    title: 'What you own',
    lead: 'Beside your mat lies a supply that is yours alone: you gain from it and pay into it. Only what is on the mat can be spent. Everything has its limits, except votes.',
  },
  TIM: {
    title: 'Timers',
    lead: 'A timer says which row of its area can act and which can be rearranged. The sand only says when it may be flipped.',
  },
  ACT: {
    title: 'Actions',
    lead: 'During a round you do what you like, when you like. You only ever wait for yourself.',
  },
  WRK: {
    title: 'Workers',
    lead: 'Moving a worker and acting with it are two different things. You move on rows without the timer; you act on rows with it.',
  },
  PRO: {
    title: 'Provinces and production',
    lead: 'Provinces make your productions grow. Where you tuck one decides what it gives for the rest of the game.',
  },
  STR: {
    title: 'Stratagems',
    lead: 'Small rewards for the moment you need them. What you have played you can buy back.',
  },
  ACH: {
    title: 'The achievement',
    lead: 'One card a round, open to anyone who has enough for a moment: your main chance of the legendary point.',
  },
  CAL: {
    title: 'Calling council',
    lead: 'After the third purple flip no timer may be flipped, but play goes on. Use what is still ready.',
  },
  COU: {
    title: 'Council',
    lead: 'Six steps, without any hurry: a good moment for a break. Votes become rank, rank becomes rewards, and the next round is set up.',
  },
  END: {
    title: 'The end of the game',
    lead: 'The winner has brought everything to the parchment or, if no one has, has the legendary point and the best lowest track.',
  },
  PRV: {
    title: 'Claiming privilege',
    lead: 'Winning should come from planning, not from a faster hand. When two players want the same thing, rank decides.',
  },
  SET: {
    title: 'Setting up',
    lead: 'The same for everyone; only the side of the board and a few details depend on the number of players.',
  },
  P23: {
    title: 'One to three players',
    lead: 'Small tables use the tighter side A. Two players also share it with a neutral colour.',
  },
  UNT: {
    title: 'Untimed rounds',
    lead: 'Any round can be played without regard to the sand. A track of eleven steps then says when the timers flip.',
  },
  PAU: { title: 'Pausing', lead: 'The doorbell, a question about a rule: real time can be stopped.' },
  ADV: {
    title: 'Advanced variant',
    lead: 'For players who often reach the ends of their tracks. Each player decides for themselves, so an expert can take it as a handicap.',
  },
  DIG: {
    title: 'On screens',
    lead: 'People around a table settle some things by talking. This is how an online table settles them.',
  },
  EFF: {
    title: 'Effects',
    lead: 'Spaces, mats, stratagems, achievements and rewards are made from these. An effect works the same wherever it comes from.',
  },
  MAR: {
    title: 'Marks and colours',
    lead: 'Colours tell what belongs together; you need none of this to know whether a move is legal.',
  },
};

export const snippets: Rulebook['snippets'] = {
  twoRows: {
    caption: 'Before and after a flip: the timer moves to the other row, and the worker waiting there may act.',
    said: 'The green area twice. First the timer stands on the top row and a worker waits in a frame of the bottom row. After the flip the timer stands on the bottom row, and that worker can act.',
  },
  states: {
    caption: 'The four states of a worker. Where it stands is all that counts.',
    said: 'Four workers. In a frame on the row without the timer: waiting, free to move. In a box on that row: free to move. In a frame on the row with the timer: can act. In a box on that row: stuck.',
  },
  blocking: {
    caption:
      'Where a common worker may go now: the dotted places. Occupied frames in green are closed to it, in black none is.',
    said: 'The row without the timer in green and in black. In green a common worker may enter only empty frames. In black it may enter every frame.',
  },
  wideFrame: {
    caption: 'A wide frame of side A: one place, two actions. The choice is made when the worker acts.',
    said: 'The top purple row of side A. A worker in the wide frame on the left can choose between two boxes; the small frame on the right has one box.',
  },
  circles: {
    caption: 'The purple circles through a round: each flip knocks off one marker, the third calls council.',
    said: 'Four pictures of the four purple circles, two per row. Before the round there are three markers; after the first flip two, after the second one, after the third none, and council is called.',
  },
  production: {
    caption: 'Red production: the mat and all provinces below it add up.',
    said: 'A red slot with 4 military and three provinces below: 2 military, 2 culture and 1 power. Together 6 military, 2 culture and 1 power.',
  },
  achievement: {
    caption: 'Hold what the upper half shows, then take the token or the lower half.',
    said: 'An achievement card. Its upper half asks for 6 military, 2 culture and 3 votes; its lower half gives 2 military, 2 culture and 2 gold.',
  },
  privilege: {
    caption: 'Votes set the new order. Blue and green are tied: green ranked lower, so green goes ahead.',
    said: 'The old order is blue with 4 votes, orange with 2, green with 4. The new order is green, blue, orange.',
  },
  score: {
    caption: 'The tracks of the example: 5 points.',
    said: 'The four tracks of a player, all on the parchment. Power is on its second column, prestige and popularity are on the first, the legendary point is gained: 5 points.',
  },
  parchment: {
    caption: 'Three tracks on the parchment, one still 2 steps away: that one decides.',
    said: 'The four tracks of a player. Power is 3 columns into the parchment, prestige is 2 steps short of it, popularity is on its first column, the legendary point is gained.',
  },
  timerTrack: {
    caption: 'The eleven spaces of the timer track and the timers that flip on each.',
    said: 'Space 1 flips all three timers. Black flips on 2, 3, 5, 6, 7, 9, 10 and 11, green on 4, 8 and 11, purple on 6 and 11. Space 11 calls council.',
  },
};

export const tables: Rulebook['tables'] = {
  note: 'Made from the very cards and boards the game plays with.',
  box: 'In the box',
  piece: 'Piece',
  count: 'Count',
  perPlayer: 'Per player',
  board: 'The board',
  sideA: 'Side A, 1 to 3 players',
  sideB: 'Side B, 4 and 5 players',
  privilege: 'Bonus of the privilege track',
  timerTrack: 'Timer track',
  characters: 'Characters',
  production: 'Production of the mats',
  stratagems: 'Starting stratagems',
  rewards: 'Council rewards',
  achievements: 'Achievements',
  provinces: 'Provinces',
  icons: 'Icons',
  area: 'Area',
  sand: 'Sand',
  row: 'Row',
  frame: 'Frame',
  cost: 'Cost',
  gives: 'Gives',
  or: 'or',
  place: 'Place',
  space: 'Space',
  flips: 'Flips',
  character: 'Character',
  toParchment: 'Points to the parchment',
  starts: 'Starts with',
  pickUp: 'Pick-up cost',
  card: 'Card',
  kind: 'Kind',
  cards: 'Cards',
  asks: 'Requires',
  icon: 'Icon',
  meaning: 'Meaning',
  rule: 'Rule',
  standing: 'always there',
  instant: 'instant',
  permanent: 'permanent stratagem',
  final: 'final',
};
