import type { EmblemProps } from './emblems.tsx';

const FILES = import.meta.glob<string>('./portraits/*.svg', { eager: true, query: '?url', import: 'default' });

/** The person behind an emblem, engraved: a file of its own, for pages where there is room to look somebody in the eye. */
export function Portrait({ of, side, size = 96, label = '' }: EmblemProps) {
  return <img class="emblem" src={FILES[`./portraits/${of}-${side}.svg`]} alt={label} width={size} height={size} />;
}
