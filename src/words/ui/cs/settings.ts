import type { Section } from '../../speech/section.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Section<typeof english> = {
  title: 'Nastavení',
  open: 'Nastavení',
  close: 'Zavřít',
  language: 'Jazyk',
  theme: 'Vzhled',
  themes: { system: 'Podle systému', light: 'Světlý', dark: 'Tmavý' },
  volume: 'Hlasitost',
  volumes: { music: 'Hudba', pieces: 'Herní součásti', timers: 'Přesýpací hodiny' },
  mute: 'Ztlumit',
  unmute: 'Zapnout zvuk',
  reminders: 'Upozornění',
  remindersHint: 'Tiché znamení, když služebník může provést akci nebo se písek dosypal.',
  motion: 'Omezit pohyb',
  motionHint: 'Figurky se prolnou, místo aby se přesouvaly.',
  flat: 'Ploché kresby',
  flatHint: 'Figurky a plochy se nezobrazují plasticky. Šetří to data i baterii.',
  lines: 'Postavy mluví',
  linesHint: 'Ostatní u stolu občas řeknou krátkou větu vedle svého medailonu.',
  name: 'Vaše jméno',
  version: (version: string) => `Pendulum ${version}`,
  licences: 'Licence',
  licencesHint: 'Pendulum je svobodný software pod licencí MIT. Obsahuje práci dalších autorů pod těmito licencemi:',
};
