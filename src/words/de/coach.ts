import type { Section } from '../catalogue.ts';
import type { coach as english } from '../en/coach.ts';
import { plural } from './speech.ts';

const IN = { purple: 'in Lila', green: 'in Grün', black: 'in Schwarz' } as const;

export const coach: Section<typeof english> = {
  name: 'Ratgeber',
  coached: 'mit Ratgeber',
  answer: 'Bring zu Ende, was du begonnen hast: Eine Frage wartet auf dich.',
  act: (area) => `Einer deiner Arbeiter kann ${IN[area]} handeln.`,
  short: (area) => `Dein Arbeiter ${IN[area]} kann nicht handeln: Du kannst noch nicht bezahlen.`,
  missing: (area) => `Handle ${IN[area]}, bevor jemand die Sanduhr umdreht!`,
  caught: (area) => `Ein Arbeiter im Kasten ${IN[area]} sitzt wieder fest, wenn die Sanduhr zurückkommt. Bewege ihn.`,
  claim: 'Du kannst die Errungenschaft beanspruchen.',
  flip: (area) => `Der Sand ${IN[area]} ist durch. Drehst du um, kann dein wartender Arbeiter handeln.`,
  idle: (count) =>
    plural(count, {
      one: 'Ein Arbeiter ist frei: Stelle ihn dorthin, wo die Sanduhr hinkommt.',
      other: '# Arbeiter sind frei: Stelle sie dorthin, wo die Sanduhren hinkommen.',
    }),
  pickUp: (count) =>
    plural(count, { one: 'Du kannst # Karte wieder aufnehmen.', other: 'Du kannst # Karten wieder aufnehmen.' }),
  finished:
    'Deine Arbeiter haben getan, was sie konnten. Spiele noch eine Kriegslist, wenn sie hilft, und sag dann „fertig“.',
  lowest: (track, steps) =>
    `${track} ist deine niedrigste Leiste: ${plural(steps, { one: '# Schritt', other: '# Schritte' })} bis zum Pergament.`,
  legendary: 'Du bist noch nicht legendär. Ohne den Kometen gewinnt niemand.',
  setting: 'Ratgeber',
  settingHint: 'Flüstert, was möglich ist. Nie an öffentlichen Tischen.',
};
