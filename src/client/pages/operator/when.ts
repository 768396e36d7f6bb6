import { words } from '../../kit/i18n.ts';

/** A time of the calendar, as people here write it. */
export const whenText = (at: number): string =>
  new Intl.DateTimeFormat(words.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
