import { plural } from '../../speech/en.ts';

/** A person looks for a table, and plays on for a bot. */
export const quick = {
  pace: 'Pace',
  paces: { untimed: 'Without timers', calm: 'Calm', usual: 'Standard', blitz: 'Blitz' },
  wait: 'How long to wait for players',
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  least: 'Players at the table, bots included',
  atLeast: (count: number) => (count === 5 ? '5' : `${count} or more`),
  looking: 'Looking for players …',
  botsIn: (time: string) => `In ${time} bots fill the table and the game begins.`,
  opening: 'Setting up the table …',
  only: 'No one else is waiting right now.',
  others: (count: number) =>
    plural(count, { one: '# other player is waiting:', other: '# other players are waiting:' }),
  withBots: 'Start now with bots',
  stop: 'Stop looking',
  stopped: 'Choose how you like to play. We lead you to people of like strength.',
  lost: 'The server does not answer. We keep trying.',
  meanwhile: 'While you wait',
  meanwhileHint: 'We keep looking and call you as soon as your table is ready.',
  ready: 'Your table is ready',
  goThere: 'Go to the table',
  takeOver: 'Join the game',
  takeOverHint: 'You play on for a bot, with all it has.',
  playFor: (bot: string) => `Play on for ${bot}`,
  standing: (bot: string) => `You play on for ${bot}`,
  standingHint: 'This is how your seat stands:',
  toParchment: (track: string, steps: number) =>
    steps > 0 ? `${track}: ${steps} to go` : `${track}: on the parchment`,
  workers: (onBoard: number, all: number) => `${onBoard} of ${all} workers on the board`,
  asked: 'A question waits for your answer.',
  begin: 'Play',
  chances: 'Chances to win',
  allMats: 'All mats',
  stream: 'View for streams',
} as const;
