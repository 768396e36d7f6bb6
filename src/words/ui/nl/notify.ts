import type { Section } from '../../speech/section.ts';
import type { notify as english } from '../en/notify.ts';

export const notify: Section<typeof english> = {
  setting: 'Meldingen',
  settingHint:
    'Als iemand aanschuift, het spel begint of de raad op je wacht, terwijl deze pagina op de achtergrond staat.',
  forbidden: 'Je browser staat voor deze pagina geen meldingen toe.',
  satDown: (name) => `${name} is bij je aangeschoven.`,
  started: 'Het spel is begonnen.',
  council: 'De raad wacht op je.',
};
