import { type Dice, diceOf, random } from '#bots';
import { type Command, candidates, forbids, type Game } from '#engine';
import { type Entry, type Following, follow, PROTOCOL_VERSION, type ServerMessage, startFollowing } from '#protocol';
import { call, createTable, socketAddress } from '#server';
import { connect, type Sample, type Screens, watchScreens } from './server-load.ts';

export const SEATS = 5;

/** A table whose five people each ask for something whenever they are told to. */
export interface BusyTable {
  readonly code: string;
  readonly screens: Screens;
  /** Gives the text that was sent. */
  readonly act: (seat: number) => string;
  /** The table waits for its people and then counts to three. */
  readonly isRunning: () => boolean;
}

/** Opens, seats and starts a table, and plays the first placement, so that everybody can act. */
export async function openBusyTable(address: string, seed: number, sample: Sample): Promise<BusyTable> {
  const code = await createTable(address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'], standInAfter: 0 });
  const tokens = await seatEverybody(address, code);
  const sockets = await Promise.all(tokens.map(() => connect(socketAddress(address, code))));
  const dice = diceOf(seed);
  const counts = tokens.map(() => 0);
  let following: Following | undefined;

  const hear = (text: string): void => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome' && message.playing !== null) following = startFollowing(message.playing);
    if (message.type === 'happened' || message.type === 'rewound')
      following = taken(following, message, () => ask({ type: 'catchUp', since: null }));
  };
  const ask = (message: object): void => sockets[0]?.send(JSON.stringify(message));
  const screens = watchScreens(sockets, sample, hear);
  sockets.forEach((socket, seat) => {
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tokens: [tokens[seat]], since: null }));
  });
  return {
    code,
    screens,
    act(seat) {
      const nth = (counts[seat] ?? 0) + 1;
      counts[seat] = nth;
      const command = following === undefined ? WAIT : commandFor(following.game, seat, dice);
      const text = JSON.stringify({ type: 'ask', seat, nth, command });
      screens.send(seat, `${seat} ${nth}`, text);
      return text;
    },
    isRunning: () => following !== undefined && !following.game.paused,
  };
}

const taken = (following: Following | undefined, entry: Entry, miss: () => void): Following | undefined => {
  const next = following === undefined ? undefined : follow(following, entry);
  if (next === undefined) miss();
  return next;
};

async function seatEverybody(address: string, code: string): Promise<readonly string[]> {
  const host = await call(address, code);
  const tokens: string[] = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    host.send({ type: 'sit', name: `Player ${seat + 1}` });
    tokens.push((await host.next('seated')).token);
    host.send({ type: 'change', seat, chair: { ready: true } });
  }
  await host.next('table', ({ table }) => table.chairs.every(({ ready }) => ready));
  host.send({ type: 'start' });
  await host.next('welcome', ({ playing }) => playing !== null);
  host.hangUp();
  return tokens;
}

const WAIT: Command = { type: 'refresh' };
const TRIES = 24;
const AIMLESS: readonly Command['type'][] = ['done', 'ready', 'pause', 'resume', 'callTime', 'voteTiming'];

/** Something that moves the game if any of some tries does, or else a small thing that is allowed. */
function commandFor(game: Game, seat: number, dice: Dice): Command {
  const decision = random({ game, seat, at: 0 }, dice);
  if ('do' in decision && decision.do.type !== 'done') return decision.do;
  const all = candidates(game, seat);
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const command = all[dice.next(all.length)] ?? WAIT;
    if (!AIMLESS.includes(command.type) && forbids(game, { seat, at: 0, command }) === undefined) return command;
  }
  return 'do' in decision ? decision.do : somethingSmall(game, seat);
}

function somethingSmall({ phase }: Game, seat: number): Command {
  if (phase === 'round' || phase === 'called') return { type: 'done', done: false };
  if (phase === 'moves') return { type: 'ready', ready: false };
  return { type: 'voteTiming', timing: seat % 2 === 0 ? 'timed' : 'untimed' };
}
