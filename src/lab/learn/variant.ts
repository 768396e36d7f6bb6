import { readFileSync } from 'node:fs';
import { adept, type Bot, champion, type Insight, master, novice, preparedChampion, type Taste } from '#bots';
import { fromBase64, fromHalves, type Network, networkOf, PACKED, unpack } from '#bots/chances';

/** A player of the laboratory: a level, a champion with weights of its own who thinks in its own way, or the champion as it is landed. */
export type Variant =
  | { readonly plays: 'novice' | 'adept' }
  | { readonly plays: 'master'; readonly steps?: number; readonly taste?: Taste }
  | { readonly plays: 'champion'; readonly weights: string; readonly insight?: Partial<Insight> }
  | { readonly plays: 'landed' };

/** As a champion keeps them, in its source or packed, or as training leaves them. */
export function readWeights(file: string): Float32Array {
  const bytes = readFileSync(file);
  if (file.endsWith('.ts')) return unpack(fromBase64(/'(.+)'/.exec(bytes.toString('latin1'))?.[1] ?? ''));
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
    case 'novice':
      return novice();
    case 'adept':
      return adept();
    case 'master':
      return master(undefined, variant.taste, variant.steps === undefined ? {} : { steps: variant.steps });
    case 'champion':
      return champion(networkFrom(variant.weights), undefined, variant.insight);
    case 'landed':
      return preparedChampion();
    default:
      return variant satisfies never;
  }
}

/** `novice`, `adept`, `master`, `master:150`, `champion`, `champion@FILE`, `champion@FILE:600`. */
export function variantOf(text: string): Variant {
  const [who = '', steps] = text.split(':');
  const [plays, weights] = who.split('@');
  if (plays === 'novice' || plays === 'adept') return { plays };
  if (plays === 'master') return steps === undefined ? { plays } : { plays, steps: Number(steps) };
  if (plays !== 'champion') throw new RangeError(`nobody plays like "${text}"`);
  if (weights === undefined) return { plays: 'landed' };
  return { plays, weights, insight: steps === undefined ? {} : { steps: Number(steps) } };
}
