import type { Rulebook } from '../book.ts';

export const walk: Rulebook['walk'] = {
  caption: 'A worker action in five steps: 2 popularity in the green area.',
  steps: [
    'You place a worker in the frame of the action, on the row without the timer.',
    'The sand has run out. You, or another player, flip the timer to your worker’s row.',
    'While the timer stands there, you act: the worker shifts down into the box, you pay 2 gold and gain 2 popularity.',
    'The worker is stuck until the sand has run out once more and the timer is flipped back.',
    'Now the worker is free, and you place it somewhere else.',
  ],
};

export const box: Rulebook['box'] = {
  board: 'game board with sides A and B',
  councilBoard: 'council board',
  mat: 'player mats with two sides',
  timer: 'timers: purple, green, black',
  timeMarker: 'time markers',
  common: 'common workers',
  grande: 'grande workers',
  token: 'victory point tokens',
  privilegeMarker: 'privilege markers',
  achievementMarker: 'achievement markers',
  cube: 'resource cubes, 10 of each resource',
  vote: 'vote tokens',
  tenVotes: 'chips for 10 votes',
  stratagem: 'stratagems, 4 for each character',
  province: 'provinces',
  achievement: 'achievements',
  reward: 'council rewards',
  grandeReward: 'grande-worker reward',
  finalReward: 'final council rewards',
  legendaryToken: 'legendary token',
  timerTrack: 'timer track for untimed rounds',
  timeToken: 'time token for the timer track',
  actionSummary: 'action summary cards',
  councilSummary: 'council summary tile',
  characterReference: 'reference cards for the advanced characters',
};
