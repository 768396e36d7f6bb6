import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { finale as english } from '../en/finale.ts';

export const finale: Section<typeof english> = {
  skip: 'Überspringen',
  begins: {
    free: 'Der letzte Sand ist gefallen',
    daily: 'Die Tagesaufgabe ist entschieden',
    regency: 'Die Stunde der Regenten ist da',
  },
  won: { daily: 'Die Krone des Tages gehört dir', regency: 'Die Regentschaft ist vorbei: Der Thron gehört dir' },
  lost: {
    daily: (name) => `Die Krone des Tages geht an ${name}`,
    regency: (name) => `Die Regentschaft dauert an: ${name} behält den Thron`,
  },
  empty: { daily: 'Bürgerkrieg: Heute regiert niemand', regency: 'Bürgerkrieg: Nicht einmal die Regenten regieren' },
  tornApart: 'Das Pergament zerreißt, und das Pendel steht still.',
  closest: (name, steps) =>
    plural(steps, {
      one: `Niemand hat alle vier Leisten. ${name} fehlt # Schritt, und mit dem legendären Punkt ist niemand näher dran.`,
      other: `Niemand hat alle vier Leisten. ${name} fehlen # Schritte, und mit dem legendären Punkt ist niemand näher dran.`,
    }),
};
