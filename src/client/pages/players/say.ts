import { tagOf } from '#words';
import { language } from '../../kit/i18n.ts';

const percent = () => new Intl.NumberFormat(tagOf(language.value), { style: 'percent' });

/** A part of a whole in percent. */
export const share = (part: number, whole: number): string => (whole === 0 ? '–' : percent().format(part / whole));

export const dateText = (moment: number): string =>
  new Intl.DateTimeFormat(tagOf(language.value), { dateStyle: 'medium' }).format(moment);
