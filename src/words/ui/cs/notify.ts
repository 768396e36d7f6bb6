import type { Section } from '../../speech/section.ts';
import type { notify as english } from '../en/notify.ts';

export const notify: Section<typeof english> = {
  setting: 'Oznámení',
  settingHint: 'Když k vám někdo přisedne, hra začne nebo na vás čeká rada a tato stránka je v pozadí.',
  forbidden: 'Prohlížeč této stránce oznámení nedovoluje.',
  satDown: (name) => `K vašemu stolu přisedá ${name}.`,
  started: 'Hra začala.',
  council: 'Rada čeká na vás.',
};
