import type { Ranking, Standing } from '#engine';
import type { Who } from '../speech/kinds.ts';
import type { Catalogue } from '../ui/catalogue.ts';
import { sentence } from './effects.ts';

/** How the game ended, in a sentence or two. */
export function outcomeText(words: Catalogue, { outcome, winner }: Ranking, who: Who): string {
  if (outcome === 'civilWar' || winner === null) return words.outcomes.civilWar;
  const { name, you } = who(winner);
  return words.outcomes[outcome](name, you);
}

/** Why a player stands in this place: what they reached, and what put them before the next. */
export function standingText(words: Catalogue, standing: Standing): string {
  const { outcomes, names, joints } = words;
  const { complete, legendary, points, glory, tracks, decidedBy } = standing;
  const lowest = tracks[0] ?? 0;
  const reached = [
    complete ? outcomes.allTracks : legendary ? outcomes.legendary : outcomes.notLegendary,
    complete || lowest >= 0 ? outcomes.points(points) : outcomes.toGo(-lowest),
    ...(glory > 0 ? [names.count('glory', glory)] : []),
  ];
  const why = outcomes.deciders[decidedBy];
  return [sentence(words, reached.reduce(joints.comma)), ...(why === '' ? [] : [sentence(words, why)])].join(' ');
}
