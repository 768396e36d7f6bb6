import { type GetTextTranslation, po } from 'gettext-parser';
import { WRITTEN } from '#words';
import { gapNotes, notesOf, screenOf, sourceOf } from './context.ts';
import type { Entry } from './entries.ts';

/** A file of translations: which language, its own name, and what each phrase says with the English it was made from. */
export interface Translations {
  readonly language: string;
  readonly ownName: string;
  readonly says: ReadonlyMap<string, { readonly english: string; readonly said: string }>;
}

/** A gettext PO file, with all that a translator wants to know beside each phrase. */
export function poOf(language: string, entries: readonly Entry[], said: (entry: Entry) => string): string {
  const found = entries.filter(({ says }) => says.en !== '');
  const translations = Object.fromEntries(
    found.map((entry) => [entry.path, { [entry.says.en]: written(entry, said(entry), language) }]),
  );
  const headers = {
    Language: language,
    'X-Own-Name': ownNameOf(language),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8');
}

function written(entry: Entry, said: string, language: string): GetTextTranslation {
  const beside = WRITTEN.filter((one) => one !== 'en' && one !== language);
  const extracted = [
    ...notesOf(entry.path),
    ...gapNotes(entry),
    ...beside.map((one) => `${one}: ${entry.says[one]}`),
    `seen at ${screenOf(entry.path)}`,
  ];
  const flag = entry.gaps === null ? {} : { flag: 'icu-message-format' };
  return {
    msgctxt: entry.path,
    msgid: entry.says.en,
    msgstr: [said],
    comments: {
      translator: '',
      previous: '',
      flag: '',
      ...flag,
      reference: sourceOf(entry.path),
      extracted: extracted.join('\n'),
    },
  };
}

/** "Polski" for "pl", as the platform knows it. */
function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
}

export function readPo(text: string): Translations {
  const { headers, translations } = po.parse(text);
  const all = Object.values(translations).flatMap((context) => Object.values(context));
  const says = all
    .filter(({ msgid }) => msgid !== '')
    .map(({ msgctxt = '', msgid, msgstr, comments }) => {
      const fuzzy = comments?.flag?.includes('fuzzy') === true;
      return [msgctxt, { english: msgid, said: fuzzy ? '' : (msgstr[0] ?? '') }] as const;
    });
  return { language: headers.Language ?? '', ownName: headers['X-Own-Name'] ?? '', says: new Map(says) };
}
