import { type Bot, type Dice, diceOf, random } from '#bots';
import { type Command, forbids, type Game, playerAt } from '#engine';
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
  readonly isOver: () => boolean;
}

/** Opens, seats and starts a table, and plays the first placement, so that everybody can act. */
export async function openBusyTable(address: string, seed: number, sample: Sample): Promise<BusyTable> {
  const code = await createTable(address, { timing: ['timed', 'timed', 'timed', 'timed'], standInAfter: 0 });
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
    isOver: () => following?.game.phase === 'over',
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

const WAIT: Command = { type: 'pickUp' };
const TRIES = 8;
const policy: Bot = random;

/** Something legal if there is anything at hand; moving a worker to and fro nearly always is. */
function commandFor(game: Game, seat: number, dice: Dice): Command {
  const at = game.timers.black.sandOut;
  const decision = policy({ game, seat, at }, dice);
  if ('do' in decision) return decision.do;
  const player = playerAt(game, seat);
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const worker = dice.next(player.workers.length);
    const to = dice.next(19) - 1;
    const command: Command = { type: 'move', worker, to: to < 0 ? 'mat' : to };
    if (forbids(game, { seat, at, command }) === undefined) return command;
  }
  return player.done || player.ready ? { type: 'done', done: false } : WAIT;
}
