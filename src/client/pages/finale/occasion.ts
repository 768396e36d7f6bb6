import type { Ranking } from '#engine';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import type { Occasion } from './cast.ts';

/** Who has the crown, in a line. */
export function headlineOf({ winner }: Ranking, occasion: Occasion, name: string, own: boolean): string {
  const { end } = words.value;
  if (occasion === 'free') return winner === null ? end.nobody : own ? end.youWin : end.winner(name);
  const { finale } = said.value;
  if (winner === null) return finale.empty[occasion];
  return own ? finale.won[occasion] : finale.lost[occasion](name);
}
