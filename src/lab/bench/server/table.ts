import { type Dice, diceOf, random } from '#bots';
import { apply, type Command, forbids, type Game, playerAt } from '#engine';
import { type Playing, PROTOCOL_VERSION, type ServerMessage } from '#protocol';
import { call, createTable, socketAddress } from '#server';
import { openScreens, type Sample, type Screens } from './screens.ts';

export const SEATS = 5;

/** A table whose five people each ask for something whenever they are told to. */
export interface BusyTable {
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
  const counts = tokens.map(() => 0);
  let playing: Playing | null = null;

  /** Changes its own copy of the game in place: a second process has little time for five hundred tables. */
  const hear = (text: string): void => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') playing = message.playing;
    if (message.type === 'rewound') catchUp();
    if (message.type !== 'happened' || playing === null || message.seq <= playing.seq) return;
    if (message.seq !== playing.seq + 1) return catchUp();
    for (const event of message.events) apply(playing.game, event);
    playing = { ...playing, seq: message.seq };
  };
  const screens = await openScreens(socketAddress(address, code), SEATS, sample, hear);
  const catchUp = (): void => screens.say(0, JSON.stringify({ type: 'catchUp', since: null }));
  for (const [seat, token] of tokens.entries()) {
    screens.say(seat, JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tokens: [token], since: null }));
  }
  return {
    screens,
    act(seat) {
      const nth = (counts[seat] ?? 0) + 1;
      counts[seat] = nth;
      const command = playing === null ? WAIT : commandFor(playing.game, seat, dice);
      const text = JSON.stringify({ type: 'ask', seat, nth, command });
      screens.ask(seat, nth, text);
      return text;
    },
    isRunning: () => playing?.game.paused === false,
  };
}

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
