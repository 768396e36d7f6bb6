import type { Section } from '../../speech/section.ts';
import type { removal as english } from '../en/removal.ts';

export const removal: Section<typeof english> = {
  title: 'Een speler verwijderen',
  remove: (name) => `${name} verwijderen`,
  vote: (name) => `Stemmen om ${name} te verwijderen`,
  takeBack: (name) => `${name} toch houden`,
  meaning: (name) => `Een bot speelt verder voor ${name}, die niet in dit spel kan terugkomen.`,
  voteHint: 'Het gebeurt als meer dan de helft van de anderen het wil.',
  wanted: (count, needed, name) => `${count} van ${needed} willen ${name} verwijderen`,
  reason: 'Waarom?',
  reasons: {
    rude: 'Grove woorden',
    stalling: 'Houdt het spel op',
    unfair: 'Oneerlijk spel',
    name: 'Een kwetsende naam',
    other: 'Een andere reden',
  },
  because: (reason) => `Opgegeven reden: ${reason}.`,
  told: {
    host: 'De host heeft je uit dit spel verwijderd en een bot speelt voor je verder. Je mag meekijken.',
    vote: 'De andere spelers hebben je uit dit spel gestemd en een bot speelt voor je verder. Je mag meekijken.',
  },
  manners: (name) => `${name} dempen, blokkeren of melden`,
  cancel: 'Annuleren',
  barred: 'Gevraagd te gaan',
  allow: (name) => `${name} weer laten plaatsnemen`,
  renew: 'Andere apparaten afmelden',
  renewHint: 'Oude links naar je plek werken niet meer; alleen dit apparaat houdt de plek.',
  renewed: 'Alleen dit apparaat heeft nu je plek.',
};
