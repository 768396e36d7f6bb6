import { RESOURCES, type Resource, TRACKS } from '#content';
import type { Stock } from './stock.ts';
import type { View } from './view.ts';
import { lacking } from './wanting.ts';

/** What a stock is worth to this seat, in victory points. */
export function worth(view: View, stock: Stock): number {
  const { taste, goal, hire } = view;
  let sum = 0;
  for (const resource of RESOURCES) sum += resourceWorth(view, resource, stock[resource]);
  for (const track of TRACKS) sum += view.standing[track][Math.max(stock[track], 0)] ?? 0;
  sum += votesWorth(view, stock.votes);
  if (goal !== undefined) sum -= goal.each * lacking(stock, goal.asks);
  if (hire !== undefined) sum -= hire.each * lacking(stock, hire.cost);
  return stock.power < 0 || stock.prestige < 0 || stock.popularity < 0 ? sum - 10 * taste.legendary : sum;
}

function resourceWorth({ holding, taste }: View, resource: Resource, held: number): number {
  return held < 0 ? held * taste.missing : (holding[resource][held] ?? holding[resource][10] ?? 0);
}

function votesWorth({ votesWanted, taste }: View, votes: number): number {
  if (votes < 0) return 10 * votes * taste.votes;
  const wanted = Math.min(votes, votesWanted);
  return taste.votes * (wanted + 0.15 * (votes - wanted));
}
