import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { finale as english } from '../en/finale.ts';

export const finale: Section<typeof english> = {
  skip: 'Přeskočit',
  begins: {
    free: 'Poslední písek dopadl',
    daily: 'O denní výzvě je rozhodnuto',
    regency: 'Hodina regentů nadešla',
  },
  won: { daily: 'Dnešní koruna je vaše', regency: 'Regentství skončilo: trůn je váš' },
  lost: {
    daily: (name) => `Dnešní korunu získává ${name}`,
    regency: (name) => `Regentství trvá: na trůnu zůstává ${name}`,
  },
  empty: { daily: 'Občanská válka: dnes nevládne nikdo', regency: 'Občanská válka: nevládnou ani regenti' },
  tornApart: 'Svitek se trhá a kyvadlo stojí.',
  closest: (name, steps) =>
    plural(steps, {
      one: `Všechny čtyři stupnice nemá nikdo. Nejblíže je s legendárním bodem ${name}: chybí # krok.`,
      few: `Všechny čtyři stupnice nemá nikdo. Nejblíže je s legendárním bodem ${name}: chybějí # kroky.`,
      other: `Všechny čtyři stupnice nemá nikdo. Nejblíže je s legendárním bodem ${name}: chybí # kroků.`,
    }),
};
