import type { Section } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Section<typeof english> = {
  title: 'Instellingen',
  open: 'Instellingen',
  close: 'Sluiten',
  language: 'Taal',
  theme: 'Ruimte',
  themes: { system: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
  volume: 'Volume',
  mute: 'Stil',
  unmute: 'Geluid aan',
  reminders: 'Seintjes',
  remindersHint: 'Een zacht teken als een werker iets kan doen of een zandloper leeg is.',
  confirmFlip: 'Vragen voor ik een zandloper omdraai en mijn werker zijn actie misloopt',
  motion: 'Rustige beweging',
  motionHint: 'Stukken vervagen in plaats van te reizen.',
  name: 'Je naam',
};
