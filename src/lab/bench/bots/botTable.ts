import { type Dice, diceOf, type Level, random } from '#bots';
import type { Command, Game } from '#engine';
import type { ServerMessage } from '#protocol';
import { ask, hear, hello, newGuest, type Reaction } from '#protocol/guest';
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

export async function openBotTable(address: string, level: Level, seed: number): Promise<BotTable> {
  const code = await createTable(address, { standInAfter: 0 });
  const token = await seatBots(address, code, level);
  const dice = diceOf(seed);
  let guest = newGuest([token]);
  let deeds = 0;
  const gameNow = (): Game | undefined => guest.following?.game;
  const react = ({ guest: next, say }: Reaction): void => {
    guest = next;
    for (const message of say) wire.send(JSON.stringify(message));
  };
  const wish = (command: Command): void => react(ask(guest, { seat: HOST, at: 0, command }));
  const take = (message: ServerMessage): void => {
    const before = guest.following;
    react(hear(guest, message, performance.now()));
    const { following } = guest;
    if (following === null || following === before) return;
    deeds += following.seq - (before?.seq ?? following.seq);
    const command = turn(following.game, dice);
    if (command !== undefined) wish(command);
  };
  const wire = await openBareSocket(socketAddress(address, code), (bytes) => take(JSON.parse(bytes.toString())));
  react(hello(guest));
  return {
    pause: () => wish({ type: 'pause' }),
    resume: () => wish({ type: 'resume' }),
    isPaused: () => gameNow()?.paused === true,
    isUnderWay: () => gameNow()?.phase === 'round' && gameNow()?.paused === false,
    deeds: () => deeds,
    close: wire.close,
  };
}

async function seatBots(address: string, code: string, level: Level): Promise<string> {
  const host = await call(address, code);
  host.send({ type: 'sit', name: 'Host' });
  const { token } = await host.next('seated');
  for (let nth = 0; nth < BOTS_AT_A_TABLE; nth += 1) host.send({ type: 'seatBot', level });
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
