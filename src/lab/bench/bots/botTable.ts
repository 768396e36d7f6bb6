import { type Dice, diceOf, random } from '#bots';
import type { Command, Game } from '#engine';
import {
  type ClientMessage,
  type Following,
  follow,
  PROTOCOL_VERSION,
  type ServerMessage,
  startFollowing,
} from '#protocol';
import { call, createTable, socketAddress } from '#server';
import { openBareSocket } from '../server/bareSocket.ts';

/** Bots, and the person who opened the table for them. */
export interface BotTable {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly isPaused: () => boolean;
  /** All workers stand and the sand runs. */
  readonly isUnderWay: () => boolean;
  /** How much has happened so far. */
  readonly deeds: () => number;
  readonly close: () => void;
}

export const BOTS_AT_A_TABLE = 4;
const HOST = 0;

export async function openBotTable(address: string, seed: number): Promise<BotTable> {
  const code = await createTable(address, { standInAfter: 0 });
  const token = await seatBots(address, code);
  const dice = diceOf(seed);
  let following: Following | undefined;
  let nth = 0;
  let deeds = 0;
  const hear = (message: ServerMessage): void => {
    if (message.type === 'welcome' && message.playing !== null) following = startFollowing(message.playing);
    else if ((message.type === 'happened' || message.type === 'rewound') && following !== undefined) {
      const next = follow(following, message);
      if (next === undefined) return say({ type: 'catchUp', since: null });
      deeds += next.seq - following.seq;
      following = next;
    } else return;
    const command = following && turn(following.game, dice);
    if (command !== undefined) ask(command);
  };
  const wire = await openBareSocket(socketAddress(address, code), (bytes) => hear(JSON.parse(bytes.toString())));
  const say = (message: ClientMessage): void => wire.send(JSON.stringify(message));
  const ask = (command: Command): void => {
    nth += 1;
    say({ type: 'ask', seat: HOST, nth, command });
  };
  say({ type: 'hello', version: PROTOCOL_VERSION, tokens: [token], since: null });
  return {
    pause: () => ask({ type: 'pause' }),
    resume: () => ask({ type: 'resume' }),
    isPaused: () => following?.game.paused === true,
    isUnderWay: () => following?.game.phase === 'round' && !following.game.paused,
    deeds: () => deeds,
    close: wire.close,
  };
}

async function seatBots(address: string, code: string): Promise<string> {
  const host = await call(address, code);
  host.send({ type: 'sit', name: 'Host' });
  const { token } = await host.next('seated');
  for (let nth = 0; nth < BOTS_AT_A_TABLE; nth += 1) host.send({ type: 'seatBot', level: 'adept' });
  host.send({ type: 'start' });
  await host.next('welcome', ({ playing }) => playing !== null);
  host.hangUp();
  return token;
}

/** The host does only what the others wait for. */
function turn(game: Game, dice: Dice): Command | undefined {
  if (game.paused || game.phase === 'round' || game.phase === 'over') return undefined;
  const decision = random({ game, seat: HOST, at: 0 }, dice);
  return 'do' in decision ? decision.do : undefined;
}
