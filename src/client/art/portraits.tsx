import type { EmblemProps } from './emblems.tsx';
import { rem } from './rem.ts';

const FILES = import.meta.glob<string>('./portraits/*.svg', { eager: true, query: '?url', import: 'default' });

/** The person behind an emblem, engraved: a file of its own, for pages where there is room to look a character in the eye. */
export function Portrait({ of, side, size = 96, label = '' }: EmblemProps) {
  const file = FILES[`./portraits/${of}-${side}.svg`];
  return <img class="emblem" style={{ '--size': rem(size) }} src={file} alt={label} width={size} height={size} />;
}
