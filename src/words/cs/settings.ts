import type { Section } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Section<typeof english> = {
  title: 'Nastavení',
  open: 'Nastavení',
  close: 'Zavřít',
  language: 'Jazyk',
  theme: 'Místnost',
  themes: { system: 'Podle systému', light: 'Světlá', dark: 'Tmavá' },
  volume: 'Hlasitost',
  mute: 'Ztlumit',
  unmute: 'Zapnout zvuk',
  reminders: 'Upozornění',
  remindersHint: 'Tiché znamení, když může služebník jednat nebo se písek dosypal.',
  confirmFlip: 'Zeptat se před překlopením, kterým by můj služebník přišel o akci',
  motion: 'Klidný pohyb',
  motionHint: 'Figurky se prolínají, místo aby cestovaly.',
  name: 'Vaše jméno',
};
