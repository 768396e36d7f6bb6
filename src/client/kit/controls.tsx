import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import css from './controls.module.css';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ComponentChildren }[];
  readonly choose: (value: T) => void;
  readonly disabled?: boolean;
  readonly hint?: string | undefined;
  /** The label is only said: what is chosen says it to the eye. */
  readonly unlabelled?: boolean;
}

/** One of a few, side by side. */
export function Choice<T extends string | number>({
  label,
  value,
  options,
  choose,
  disabled,
  hint,
  unlabelled,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <div class={css.field}>
      <span class={unlabelled === true ? 'visually-hidden' : css.legend} id={`${name}-label`}>
        {label}
      </span>
      <fieldset class={css.choice} aria-labelledby={`${name}-label`} disabled={disabled === true}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => choose(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
      {hint !== undefined && <small class="soft">{hint}</small>}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, hint, on, turn, disabled = false }: SwitchProps) {
  return (
    <label class={css.switch}>
      <input type="checkbox" checked={on} disabled={disabled} onChange={(event) => turn(event.currentTarget.checked)} />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}

interface NameProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly enter: (name: string) => void;
}

export function NameField({ label, value, placeholder, enter }: NameProps) {
  return (
    <label class={css.field}>
      <span>{label}</span>
      <input
        type="text"
        maxLength={24}
        autocomplete="nickname"
        spellcheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => enter(event.currentTarget.value.trim())}
      />
    </label>
  );
}
