import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { start as english } from '../en/start.ts';

export const start: Section<typeof english> = {
  title: 'Pendulum',
  sentence: 'Geen beurten. Drie zandlopers. Wie de tijd het best benut, krijgt de kroon.',
  playNow: 'Nu spelen',
  playNowHint: 'Jij en twee bots, meteen',
  create: 'Tafel openen',
  join: 'Meespelen',
  learn: 'Leren spelen',
  rules: 'Spelregels',
  history: 'Jouw partijen',
  name: 'Je naam',
  guest: (number) => `Gast ${number}`,
  codeOrLink: 'Code of link',
  codeHint: 'De code van de tafel, of de link die je hebt gekregen.',
  enter: 'Naar de tafel',
  notACode: 'Dat is geen geldige tafelcode.',
  failed: 'De tafel antwoordt niet. Probeer het zo nog eens.',
  opening: 'De tafel wordt klaargezet …',
  publicTables: 'Open tafels',
  noTables: 'Er is nu geen open tafel. Open er zelf een en laat iedereen toe.',
  watch: 'Toekijken',
  sitDown: 'Aanschuiven',
  hostedBy: (name) => `met ${name}`,
  seats: (taken) => plural(taken, { one: '# speler', other: '# spelers' }),
  playing: 'is bezig',
  waiting: 'wacht op spelers',
  notFound: 'Pagina niet gevonden',
  notFoundHint: 'Misschien een tikfout in het adres, of de tafel bestaat niet meer.',
  home: 'Naar de startpagina',
};
