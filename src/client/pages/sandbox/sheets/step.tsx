import type { ComponentChildren } from 'preact';
import { address } from '../../../kit/address.ts';
import button from '../../../kit/button.module.css';
import { words } from '../../../kit/i18n.ts';
import css from './sheets.module.css';

interface StepProps {
  readonly label: string;
  readonly icon?: ComponentChildren;
  readonly value: ComponentChildren;
  /** The name in the address of its two buttons. */
  readonly kind: string;
  readonly change: (by: 1 | -1) => void;
}

/** Something counted, with a button for less and one for more. */
export function Step({ label, icon, value, kind, change }: StepProps) {
  const { less, more } = words.value.table;
  return (
    <div class={css.step}>
      <span>
        {icon} {label}
      </span>
      <button
        type="button"
        class={button.icon}
        aria-label={less(label)}
        {...address({ of: 'less', kind })}
        onClick={() => change(-1)}
      >
        −
      </button>
      <output class="figure">{value}</output>
      <button
        type="button"
        class={button.icon}
        aria-label={more(label)}
        {...address({ of: 'more', kind })}
        onClick={() => change(1)}
      >
        +
      </button>
    </div>
  );
}

interface PickProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T | '';
  readonly choose: (value: T) => void;
}

/** One of many. */
export function Pick<T extends string>({ label, options, value, choose }: PickProps<T>) {
  return (
    <label class={css.pick}>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen !== undefined) choose(chosen.value);
        }}
      >
        {value === '' && <option value="">…</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
