import { signal } from '@preact/signals';
import { type Chair, LIMITS, type Placed, type Said, type Table } from '#protocol';
import { recall, remember } from '../settings/settings.ts';

/** Whom this browser does not want to hear: by the key of a proven person, or by the mark of one seat. */
export interface Unheard {
  readonly key: string;
  readonly name: string;
  /** Nor to meet: not at own tables, and not in quick play. */
  readonly blocked: boolean;
}

const KEY = 'unheard';
const MOST = 200;

const isUnheard = (value: unknown): value is Unheard =>
  typeof value === 'object' && value !== null && 'key' in value && 'name' in value && 'blocked' in value;

function kept(): readonly Unheard[] {
  const found = recall(KEY);
  return Array.isArray(found) ? found.filter(isUnheard) : [];
}

export const unheard = signal<readonly Unheard[]>(kept());

function keep(list: readonly Unheard[]): void {
  unheard.value = list.slice(0, MOST);
  remember(KEY, unheard.value);
}

type Person = Pick<Chair, 'name' | 'person' | 'who'>;

const keyOf = ({ person, who }: Person): string | null => person ?? who ?? null;

const foundIn = (list: readonly Unheard[], chair: Person): Unheard | undefined =>
  list.find(({ key }) => key === chair.person || key === chair.who);

export const isMuted = (chair: Person): boolean => foundIn(unheard.value, chair) !== undefined;
export const isBlocked = (chair: Person): boolean => foundIn(unheard.value, chair)?.blocked === true;

/** Heard again, no longer heard, or not even met. */
export function listenTo(chair: Person, how: 'heard' | 'muted' | 'blocked'): void {
  const key = keyOf(chair);
  const others = unheard.value.filter((one) => one !== foundIn(unheard.value, chair));
  if (key === null || how === 'heard') return keep(others);
  keep([{ key, name: chair.name, blocked: how === 'blocked' }, ...others]);
}

export const forgive = (key: string): void => keep(unheard.value.filter((one) => one.key !== key));

/** Keys of proven persons are longer than the marks of seats, which are worth nothing at other tables. */
const PROVEN = 43;

/** The proven persons whom this one does not want to meet, as many as a server hears of. */
export const blockedPersons = (): readonly string[] =>
  unheard.value.flatMap(({ key, blocked }) => (blocked && key.length === PROVEN ? [key] : [])).slice(0, LIMITS.keptOut);

/** The same for a message; nothing where there are none. */
export function blockedShown(): { readonly blocked?: readonly string[] } {
  const blocked = blockedPersons();
  return blocked.length > 0 ? { blocked } : {};
}

/** What was said, without those whom this person has muted. What the table itself tells stays. */
export function hearable(lines: readonly Placed<Said>[], table: Table | null): readonly Placed<Said>[] {
  if (table === null || unheard.value.length === 0) return lines;
  return lines.filter(({ type, seat }) => {
    const chair = table.chairs[seat];
    const isTalk = type === 'said' || type === 'saidPhrase';
    return !isTalk || chair === undefined || !isMuted(chair);
  });
}
