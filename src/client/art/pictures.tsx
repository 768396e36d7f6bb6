import type { MOTIFS } from './motifs.ts';

export type Motif = (typeof MOTIFS)[number];

const FILES = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** A motif as a linocut, dark on parchment or, by night, the other way round. */
export function Picture({ of, night = false }: { readonly of: Motif; readonly night?: boolean }) {
  return (
    <img class="picture" data-motif={of} src={`${FILES[`./pictures/${of}.svg`]}${night ? '#night' : ''}`} alt="" />
  );
}
