export const MOTIFS = [
  'axe',
  'balance-hand',
  'banner',
  'cauldron',
  'chain-broken',
  'cogs',
  'coin-chest',
  'comet',
  'crown',
  'feather',
  'gates',
  'helmet',
  'hourglass',
  'lantern',
  'laurel',
  'lightning',
  'lyre',
  'map',
  'market',
  'purse',
  'recruit-horn',
  'scales',
  'scroll',
  'seal',
  'serpent',
  'sword',
  'throne',
  'torch',
  'tower',
  'twin-mirrors',
] as const;

export type Motif = (typeof MOTIFS)[number];

const FILES = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** A motif as a linocut, dark on parchment or, by night, the other way round. */
export function Picture({ of, night = false }: { readonly of: Motif; readonly night?: boolean }) {
  return <img class="picture" src={`${FILES[`./pictures/${of}.svg`]}${night ? '#night' : ''}`} alt="" />;
}
