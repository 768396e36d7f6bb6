import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { coach as english } from '../en/coach.ts';

const IN = { purple: 'in paars', green: 'in groen', black: 'in zwart' } as const;

export const coach: Section<typeof english> = {
  name: 'Coach',
  coached: 'met coach',
  answer: 'Er wacht een vraag op je antwoord.',
  act: (area) => `Een van je werkers kan ${IN[area]} zijn actie uitvoeren.`,
  short: (area) => `De actie van je werker ${IN[area]} kun je nog niet betalen.`,
  missing: (area) => `Voer ${IN[area]} je actie uit voordat de zandloper wordt omgedraaid!`,
  caught: (area) => `Haal je werker ${IN[area]} van het beloningsveld, anders zit hij vast als de zandloper terugkomt.`,
  claim: 'Je kunt de prestatie claimen.',
  flip: (area) => `De zandloper ${IN[area]} is doorgelopen. Draai hem om, dan kan je werker zijn actie uitvoeren.`,
  flipFree: (area) => `De zandloper ${IN[area]} is doorgelopen. Draai hem om, dan kan je werker weer weg.`,
  idle: (count) =>
    plural(count, {
      one: 'Eén werker is vrij: zet hem waar de zandloper naartoe gaat.',
      other: '# werkers zijn vrij: zet ze waar de zandlopers naartoe gaan.',
    }),
  pickUp: (count) =>
    plural(count, { one: 'Je kunt # krijgslist terugnemen.', other: 'Je kunt # krijgslisten terugnemen.' }),
  finished:
    'Je werkers hebben gedaan wat ze konden. Speel nog een krijgslist als die helpt, en druk dan op ‘Ik ben klaar’.',
  lowest: (track, steps) =>
    `${track} is je laagste spoor: nog ${plural(steps, { one: '# stap', other: '# stappen' })} tot het perkament.`,
  legendary: 'Je hebt het legendarische punt nog niet. Zonder dat punt kan niemand winnen.',
  setting: 'Coach',
  settingHint: 'Stelt voor wat je kunt doen. Niet aan openbare tafels of bij partijen voor de rating.',
};
