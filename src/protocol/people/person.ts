/** The public Ed25519 key that came first, as 43 signs of base64url. Further keys belong to the same person. */
export type PersonId = string;

/** A person who has proven who they are, and whose name that is. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
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
