import type { Section } from '../../speech/section.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Section<typeof english> = {
  title: 'Einstellungen',
  open: 'Einstellungen',
  close: 'Schließen',
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  volume: 'Lautstärke',
  volumes: { music: 'Musik', pieces: 'Spielmaterial', timers: 'Sanduhren' },
  mute: 'Stumm',
  unmute: 'Ton an',
  reminders: 'Hinweise',
  remindersHint: 'Ein leises Zeichen, wenn ein Arbeiter eine Aktion durchführen kann oder eine Sanduhr abgelaufen ist.',
  motion: 'Weniger Bewegung',
  motionHint: 'Figuren blenden über, statt zu wandern.',
  flat: 'Flache Zeichnungen',
  flatHint: 'Figuren und Flächen werden nicht plastisch gezeigt. Das spart Daten und Strom.',
  lines: 'Figuren sprechen',
  linesHint: 'Ab und zu sagen die anderen am Tisch einen kurzen Satz neben ihrem Medaillon.',
  filter: 'Grobe Wörter verbergen',
  filters: { public: 'An öffentlichen Tischen', always: 'Immer', never: 'Nie' },
  filterHint: 'Nach einer kurzen Liste in vier Sprachen. Wähle ein verborgenes Wort, um es zu lesen.',
  unheard: (count) => `Stumm oder blockiert: ${count}`,
  unmutePerson: (name) => `${name} wieder hören`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  name: 'Dein Name',
  version: (version: string) => `Pendulum ${version}`,
  licences: 'Lizenzen',
  licencesHint:
    'Pendulum ist freie Software unter der MIT-Lizenz. Es enthält die Arbeit anderer unter diesen Lizenzen:',
};
