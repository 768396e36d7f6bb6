import type { DailyRow } from './daily.ts';

/** The public Ed25519 key that came first, as 43 signs of base64url. Further keys belong to the same person. */
export type PersonId = string;

/** A person who has proven who they are, and whose name that is. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

/** GET /api/people/me: everything that is stored about a person. */
export interface Stored {
  readonly person: PersonId;
  readonly name: string | null;
  /** As they are compared; each is kept for the person for 30 days. */
  readonly formerNames: readonly string[];
  readonly since: number;
  readonly keys: readonly Device[];
  readonly passkeys: readonly { readonly id: string; readonly label: string; readonly since: number }[];
  /** At tables that were played, are played or are to be played. */
  readonly seats: readonly { readonly code: string; readonly seat: number }[];
  readonly games: readonly PlayedGame[];
  /** The daily challenges that were handed in. */
  readonly days: readonly (Omit<DailyRow, 'name'> & { readonly date: string; readonly at: number })[];
}

export interface Device {
  readonly key: string;
  readonly label: string;
  readonly since: number;
}

export interface PlayedGame {
  readonly code: string;
  readonly seat: number;
  readonly character: string;
  readonly place: number;
  readonly points: number;
  readonly endedAt: number;
  readonly pace: string;
  readonly standIn: boolean;
}

/** Letters of other alphabets that look like Latin ones: with them a name could pass for another. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  ι: 'i',
};

/** What two names have in common that people would take for the same. */
export const foldName = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()]
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('');
