import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { start as english } from '../en/start.ts';

export const start: Section<typeof english> = {
  title: 'Kyvadlo',
  sentence: 'Žádné tahy. Troje přesýpací hodiny. Kdo nejlépe využije čas, získá korunu.',
  playNow: 'Hrát hned',
  playNowHint: 'Vy a dva boti, bez čekání',
  create: 'Založit stůl',
  join: 'Přisednout',
  learn: 'Naučit se hrát',
  rules: 'Pravidla',
  history: 'Vaše partie',
  name: 'Vaše jméno',
  guest: (number) => `Host ${number}`,
  codeOrLink: 'Kód nebo odkaz',
  codeHint: 'Kód stolu, nebo odkaz, který jste dostali.',
  enter: 'Ke stolu',
  notACode: 'To není platný kód stolu.',
  failed: 'Stůl neodpovídá. Zkuste to za chvíli znovu.',
  opening: 'Stůl se připravuje…',
  publicTables: 'Otevřené stoly',
  noTables: 'Teď není otevřený žádný stůl. Založte vlastní a nechte ho otevřený všem.',
  watch: 'Sledovat',
  sitDown: 'Přisednout',
  hostedBy: (name) => `hostitel: ${name}`,
  seats: (taken) => plural(taken, { one: '# hráč', few: '# hráči', other: '# hráčů' }),
  playing: 'hraje se',
  waiting: 'čeká na hráče',
  notFound: 'Stránka nenalezena',
  notFoundHint: 'Možná je v adrese překlep, nebo byl stůl už zrušen.',
  home: 'Na úvodní stránku',
};
