import type { Section } from '../../speech/section.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Section<typeof english> = {
  title: 'Instellingen',
  open: 'Instellingen',
  close: 'Sluiten',
  language: 'Taal',
  theme: 'Weergave',
  themes: { system: 'Systeem', light: 'Licht', dark: 'Donker' },
  volume: 'Volume',
  volumes: { music: 'Muziek', pieces: 'Speelstukken', timers: 'Zandlopers' },
  mute: 'Geluid uit',
  unmute: 'Geluid aan',
  reminders: 'Seintjes',
  remindersHint: 'Een zacht teken als een werker zijn actie kan uitvoeren of een zandloper is doorgelopen.',
  motion: 'Minder beweging',
  motionHint: 'Stukken vervagen in plaats van te verschuiven.',
  flat: 'Platte tekeningen',
  flatHint: 'Stukken en vlakken worden niet plastisch getoond. Dat spaart data en batterij.',
  lines: 'Karakters spreken',
  linesHint: 'Af en toe zeggen de anderen aan tafel een korte zin naast hun medaillon.',
  name: 'Je naam',
  version: (version: string) => `Pendulum ${version}`,
  licences: 'Licenties',
  licencesHint: 'Pendulum is vrije software onder de MIT-licentie. Het bevat werk van anderen onder deze licenties:',
};
