import { AREAS, type Area, type Row, TRACKS } from '#content';
import { beyond, chooserNow, type Game, type Phase, placerNow, playerAt, type Seat } from '#engine';
import { recall, remember } from '../../kit/settings/settings.ts';

/** How a game stood when this browser last saw it: enough for a small picture and a line beside it. */
export interface Glance {
  readonly seenAt: number;
  /** Of this browser's person; unknown in what was kept before it was. */
  readonly seat?: Seat;
  readonly round: number;
  readonly phase: Phase;
  readonly paused: boolean;
  /** The game goes on when this browser's person does something. */
  readonly waits: boolean;
  /** All for whom the game waits. */
  readonly waitedFor?: readonly Seat[];
  readonly rows: Readonly<Record<Area, Row>>;
  /** Steps to the parchment on the four tracks; 0 and more is on it. */
  readonly tracks: readonly number[];
}

export function glanceOf(game: Game, seat: Seat, seenAt: number): Glance {
  const player = playerAt(game, seat);
  const { round, phase, paused, timers } = game;
  const rows = Object.fromEntries(AREAS.map((area) => [area, timers[area].row])) as Record<Area, Row>;
  const tracks = [...TRACKS.map((track) => beyond(player, track)), player.legendary ? 0 : -1];
  const waitedFor = [...game.players.keys()].filter((one) => waitsFor(game, one));
  return { seenAt, seat, round, phase, paused, waits: waitedFor.includes(seat), waitedFor, rows, tracks };
}

function waitsFor(game: Game, seat: Seat): boolean {
  const player = playerAt(game, seat);
  if (player.todo.length > 0 || placerNow(game)?.seat === seat || chooserNow(game) === seat) return true;
  if (game.phase === 'moves') return !player.ready;
  return (game.phase === 'called' || (game.phase === 'round' && game.timing === 'untimed')) && !player.done;
}

const keyOf = (id: string): string => `glance.${id}`;

export const keepGlance = (id: string, glance: Glance | null): void => remember(keyOf(id), glance);

/** Null where this browser never looked, or what lies there is of another time. */
export function recallGlance(id: string): Glance | null {
  const found = recall(keyOf(id));
  return isGlance(found) ? found : null;
}

function isGlance(value: unknown): value is Glance {
  if (typeof value !== 'object' || value === null) return false;
  const { seenAt, round, rows, tracks } = value as Partial<Record<keyof Glance, unknown>>;
  return Number.isFinite(seenAt) && Number.isFinite(round) && typeof rows === 'object' && Array.isArray(tracks);
}
