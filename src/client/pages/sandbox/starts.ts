import type { CharacterId } from '#content';
import type { Game } from '#engine';
import { positionOf } from '#engine/position';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { type SituationName, situation } from '../gallery/situations.ts';
import { laid } from '../position/laid.ts';
import { edited } from './edit/apply.ts';

const CAST: readonly CharacterId[] = ['implacable', 'champion', 'briber', 'justicar', 'insidious'];

/** The first round for so many players, all workers at home and the sand out. */
export const freshFor = (players: number): Game =>
  edited(laid(CAST.slice(0, players)), { edit: 'phase', phase: 'round' });

/** Moments worth beginning with, by the phase they stand for. */
const MOMENTS: readonly SituationName[] = [
  'round for three',
  'round for five',
  'council is called',
  'rewards',
  'moving workers',
];

interface Start {
  readonly label: string;
  readonly game: () => Game;
}

/** What to begin with: a bare table, or some moment of a game. */
export const startOptions = (): readonly Start[] => [
  ...CAST.map((_, nth) => ({ label: said.value.sandbox.fresh(nth + 1), game: () => freshFor(nth + 1) })),
  ...MOMENTS.map((name) => ({ label: momentName(name), game: () => momentOf(name) })),
];

function momentOf(name: SituationName): Game {
  const { game, at } = situation(name);
  return positionOf(game, at);
}

function momentName(name: SituationName): string {
  const { game } = situation(name);
  return `${words.value.table.round(game.round)}, ${said.value.sandbox.players(game.players.length)}: ${words.value.table.phases[game.phase]}`;
}
