// A player in 70 lines: a guest at a table, which asks for the best kind of thing that the rules allow.
// Open a table in the browser, then: node tools/run.mjs examples/bot.ts http://localhost:8080 CODE Tick [milliseconds]
// The milliseconds are those between two asks. See docs/PROTOCOL.md; bot.py needs nothing but that page.
import { WebSocket } from 'ws';
import { type Command, type Game, legal, type Seat } from '#engine';
import type { ClientMessage } from '#protocol';
import { ask, hear, hello, newGuest, type Reaction, type Told, timeBy } from '#protocol/guest';

const [address = '', code = '', name = 'Tick', pause = '60'] = process.argv.slice(2);
const BEST_FIRST = ['answer', 'takeReward', 'claim', 'act', 'play', 'pickUp', 'move', 'flip', 'done', 'ready'];

let guest = newGuest();
let socket = connect();

/** A line that breaks is opened again; the guest remembers where it was and what was not answered. */
function connect(): WebSocket {
  const line = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${code}/socket`);
  line.on('open', () => react(hello(guest)));
  line.on('message', (data) => react(hear(guest, JSON.parse(String(data)), performance.now())));
  line.on('error', () => line.terminate());
  line.on('close', () => {
    if (!isOver()) setTimeout(() => (socket = connect()), 1000);
  });
  return line;
}

const isOver = (): boolean => guest.table?.stage === 'over';

const send = (message: ClientMessage): void => {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

function react({ guest: next, say, told }: Reaction): void {
  guest = next;
  say.forEach(send);
  told.forEach(answer);
  if (isOver()) socket.close();
}

function answer(told: Told): void {
  if (told.type === 'welcomed' && guest.table?.stage === 'lobby' && guest.counts.size === 0)
    send({ type: 'sit', name, program: true });
  if (told.type === 'seated') send({ type: 'change', seat: told.seat, chair: { ready: true } });
}

function isWanted(command: Command, { players }: Game, seat: Seat): boolean {
  if (command.type === 'move') return command.to !== 'mat' && players[seat]?.workers[command.worker]?.spot !== 'frame';
  if (command.type === 'done') return command.done;
  return command.type !== 'ready' || command.ready;
}

/** One of the best kind, by chance. */
function wishOf(game: Game, seat: Seat, at: number): Command | undefined {
  if (game.players[seat]?.done || game.players[seat]?.ready) return undefined;
  const able = legal(game, seat, at).filter((command) => isWanted(command, game, seat));
  const best = BEST_FIRST.find((kind) => able.some(({ type }) => type === kind));
  const equal = able.filter(({ type }) => type === best);
  return equal[Math.floor(Math.random() * equal.length)];
}

function think(): void {
  if (isOver()) return;
  setTimeout(think, Number(pause));
  const [seat] = guest.counts.keys();
  const { following, pending, clock } = guest;
  if (seat === undefined || following === null || following.game.paused || pending.length > 0) return;
  const at = timeBy(clock, performance.now());
  const command = wishOf(following.game, seat, at);
  if (command !== undefined) react(ask(guest, { seat, at, command }));
}

think();
