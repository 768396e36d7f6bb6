import { type Dice, diceOf, random } from '#bots';
import { apply, type Command, copy, forbids, type Game, type OwnGame, playerAt } from '#engine';
import type { ServerMessage } from '#protocol';
import { ask, type Guest, hear, hello, newGuest, type Reaction } from '#protocol/guest';
import { call, createTable, socketAddress } from '#server';
import { openScreens, type Sample, type Screens } from './screens.ts';

export const SEATS = 5;
/**
 * All five ask, but one alone reads what comes of it, and changes a game of its own in place: a second process has little
 * time for five hundred tables. The guest hears what is out of turn.
 */
const LEAD = 0;

/** A table whose five people each ask for something whenever they are told to. */
export interface BusyTable {
  readonly code: string;
  readonly screens: Screens;
  /** Gives the text that was sent. */
  readonly act: (seat: number) => string;
  /** The table waits for its people and then counts to three. */
  readonly isRunning: () => boolean;
}

/** Opens, seats and starts a table. */
export async function openBusyTable(address: string, seed: number, sample: Sample): Promise<BusyTable> {
  const code = await createTable(address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'], standInAfter: 0 });
  const tokens = await seatEverybody(address, code);
  const dice = diceOf(seed);
  const guests = tokens.map((token) => newGuest([token]));
  const guestAt = (seat: number): Guest => guests[seat] ?? newGuest();
  let own: { readonly game: OwnGame; seq: number } | null = null;

  const react = (seat: number, { guest, say }: Reaction): void => {
    guests[seat] = { ...guest, pending: [] };
    for (const message of say) screens.say(seat, JSON.stringify(message));
  };
  const lead = (text: string): void => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'happened' && own !== null && message.seq === own.seq + 1) {
      for (const event of message.events) apply(own.game, event);
      own.seq = message.seq;
      return;
    }
    react(LEAD, hear(guestAt(LEAD), message, performance.now()));
    const { following } = guestAt(LEAD);
    if (following !== null && following.seq > (own?.seq ?? -1))
      own = { game: copy(following.game), seq: following.seq };
  };
  const screens = await openScreens(socketAddress(address, code), SEATS, sample, lead);
  for (const [seat, guest] of guests.entries()) react(seat, hello(guest));
  return {
    code,
    screens,
    act(seat) {
      const command = own === null ? WAIT : commandFor(own.game, seat, dice);
      const { guest, say } = ask(guestAt(seat), { seat, at: 0, command });
      guests[seat] = { ...guest, pending: [] };
      const text = JSON.stringify(say[0]);
      screens.ask(seat, guest.counts.get(seat) ?? 0, text);
      return text;
    },
    isRunning: () => own?.game.paused === false,
  };
}

async function seatEverybody(address: string, code: string): Promise<readonly string[]> {
  const host = await call(address, code);
  const tokens: string[] = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    host.send({ type: 'sit', name: `Guest ${seat + 1}` });
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
const TRIES = 10;
const FRAMES = 18;

/** Now and then a whole thought, mostly a worker's move if one is allowed, else some small thing that is. */
function commandFor(game: Game, seat: number, dice: Dice): Command {
  const player = playerAt(game, seat);
  const isInTurn = game.phase !== 'round' || player.todo.length > 0;
  if (isInTurn || dice.next(4) === 0) {
    const decision = random({ game, seat, at: 0 }, dice);
    if ('do' in decision) return decision.do;
  }
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const command: Command = { type: 'move', worker: dice.next(player.workers.length), to: dice.next(FRAMES) };
    if (forbids(game, { seat, at: 0, command }) === undefined) return command;
  }
  return somethingSmall(game, seat);
}

function somethingSmall({ phase, players }: Game, seat: number): Command {
  if (phase === 'round' || phase === 'called') return { type: 'done', done: !players[seat]?.done };
  if (phase === 'moves') return { type: 'ready', ready: false };
  return { type: 'voteTiming', timing: seat % 2 === 0 ? 'timed' : 'untimed' };
}
