import { readFileSync } from 'node:fs';
import { adept, type Bot, champion, type Insight, master } from '#bots';
import { fromHalves, type Network, networkOf, PACKED, unpack } from '#bots/chances';

/** A player of the laboratory: a level, or a champion with weights of its own who thinks in its own way. */
export type Variant =
  | { readonly plays: 'adept' }
  | { readonly plays: 'master'; readonly steps?: number }
  | { readonly plays: 'champion'; readonly weights: string; readonly insight?: Partial<Insight> };

/** As a champion keeps them, or as training leaves them. */
export function readWeights(file: string): Float32Array {
  const bytes = readFileSync(file);
  return bytes.length % PACKED === 0 ? unpack(bytes) : fromHalves(bytes);
}

const NETWORKS = new Map<string, Network>();

function networkFrom(file: string): Network {
  const known = NETWORKS.get(file) ?? networkOf(readWeights(file));
  NETWORKS.set(file, known);
  return known;
}

export function botOf(variant: Variant): Bot {
  switch (variant.plays) {
    case 'adept':
      return adept();
    case 'master':
      return master(undefined, {}, variant.steps === undefined ? {} : { steps: variant.steps });
    case 'champion':
      return champion(networkFrom(variant.weights), undefined, variant.insight);
    default:
      return variant satisfies never;
  }
}

/** `adept`, `master`, `master:150`, `champion@FILE`, `champion@FILE:600`. */
export function variantOf(text: string): Variant {
  const [who = '', steps] = text.split(':');
  const [plays, weights] = who.split('@');
  if (plays === 'adept') return { plays };
  if (plays === 'master') return steps === undefined ? { plays } : { plays, steps: Number(steps) };
  if (plays !== 'champion' || weights === undefined) throw new RangeError(`nobody plays like "${text}"`);
  return { plays, weights, insight: steps === undefined ? {} : { steps: Number(steps) } };
}
