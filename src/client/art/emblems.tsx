import type { CHARACTERS, SIDES } from './characters.ts';
import { rem } from './rem.ts';

export type EmblemProps = {
  readonly of: (typeof CHARACTERS)[number];
  readonly side: (typeof SIDES)[number];
  readonly size?: number;
  readonly label?: string | undefined;
};

const FILES = import.meta.glob<string>('./emblems/*.svg', { eager: true, query: '?url', import: 'default' });

/** A file of its own: it draws itself more simply below 72 pixels. */
export function Emblem({ of, side, size = 48, label = '' }: EmblemProps) {
  return (
    <img
      class="emblem"
      style={{ '--size': rem(size) }}
      data-of={`${of}-${side}`}
      src={FILES[`./emblems/${of}-${side}.svg`]}
      alt={label}
      width={size}
      height={size}
    />
  );
}
