import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { coach as english } from '../en/coach.ts';

const IN = { purple: 'in Lila', green: 'in Grün', black: 'in Schwarz' } as const;

export const coach: Section<typeof english> = {
  name: 'Coach',
  coached: 'mit Coach',
  answer: 'Eine Frage wartet auf deine Antwort.',
  act: (area) => `Einer deiner Arbeiter kann ${IN[area]} eine Aktion durchführen.`,
  short: (area) => `Die Aktion deines Arbeiters ${IN[area]} kannst du noch nicht bezahlen.`,
  missing: (area) => `Führe deine Aktion ${IN[area]} durch, bevor jemand die Sanduhr umdreht!`,
  caught: (area) =>
    `Bewege deinen Arbeiter ${IN[area]} aus dem Kasten, sonst sitzt er fest, wenn die Sanduhr zurückkommt.`,
  claim: 'Du kannst die Errungenschaft beanspruchen.',
  flip: (area) =>
    `Der Sand ${IN[area]} ist durch. Drehe die Sanduhr um, damit dein Arbeiter seine Aktion durchführen kann.`,
  flipFree: (area) => `Der Sand ${IN[area]} ist durch. Drehe die Sanduhr um, dann kann dein Arbeiter wieder weg.`,
  idle: (count) =>
    plural(count, {
      one: 'Ein Arbeiter ist frei: Stelle ihn dorthin, wo die Sanduhr hinkommt.',
      other: '# Arbeiter sind frei: Stelle sie dorthin, wo die Sanduhren hinkommen.',
    }),
  pickUp: (count) =>
    plural(count, { one: 'Du kannst # Kriegslist aufnehmen.', other: 'Du kannst # Kriegslisten aufnehmen.' }),
  finished:
    'Deine Arbeiter haben getan, was sie konnten. Spiele noch eine Kriegslist, wenn sie hilft, und drücke dann „Ich bin fertig“.',
  lowest: (track, steps) =>
    `${track} ist deine niedrigste Leiste: ${plural(steps, { one: '# Schritt', other: '# Schritte' })} bis zum Pergament.`,
  legendary: 'Du hast den legendären Punkt noch nicht. Ohne ihn kann niemand gewinnen.',
  setting: 'Coach',
  settingHint: 'Schlägt vor, was du tun kannst. Nicht an öffentlichen Tischen oder mit Wertung.',
};
