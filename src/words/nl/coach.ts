import type { Section } from '../catalogue.ts';
import type { coach as english } from '../en/coach.ts';
import { plural } from './speech.ts';

const IN = { purple: 'in paars', green: 'in groen', black: 'in zwart' } as const;

export const coach: Section<typeof english> = {
  name: 'Coach',
  coached: 'met coach',
  answer: 'Maak af wat je begonnen bent: er wacht een vraag op je.',
  act: (area) => `Een van je werkers kan ${IN[area]} zijn actie uitvoeren.`,
  short: (area) => `Je werker ${IN[area]} kan niets doen: je kunt nog niet betalen.`,
  missing: (area) => `Voer ${IN[area]} je actie uit voordat de zandloper wordt omgedraaid!`,
  caught: (area) =>
    `Een werker op een beloningsveld ${IN[area]} komt weer vast te zitten als de zandloper terugkeert. Verplaats hem.`,
  claim: 'Je kunt de prestatie claimen.',
  flip: (area) =>
    `De zandloper ${IN[area]} is doorgelopen. Draai hem om, dan kan je wachtende werker zijn actie uitvoeren.`,
  idle: (count) =>
    plural(count, {
      one: 'Eén werker is vrij: zet hem waar de zandloper naartoe gaat.',
      other: '# werkers zijn vrij: zet ze waar de zandlopers naartoe gaan.',
    }),
  pickUp: (count) => plural(count, { one: 'Je kunt # kaart terugnemen.', other: 'Je kunt # kaarten terugnemen.' }),
  finished:
    'Je werkers hebben gedaan wat ze konden. Speel nog een krijgslist als die helpt, en zeg dan dat je klaar bent.',
  lowest: (track, steps) =>
    `${track} is je laagste spoor: nog ${plural(steps, { one: '# stap', other: '# stappen' })} tot het perkament.`,
  legendary: 'Je bent nog niet legendarisch. Zonder de komeet kan niemand winnen.',
  setting: 'Coach',
  settingHint: 'Fluistert je in wat er kan. Nooit aan openbare tafels.',
};
