import type { Table } from '#protocol';
import { loadCatalogue, pickLanguage } from '#words';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** The page of a table with what messengers show of its link: who sits there, and a picture. */
export async function previewOf(page: string, table: Table, home: string, languages: string): Promise<string> {
  const language = pickLanguage(languages.split(','));
  const { lobby, start, speech } = await loadCatalogue(language);
  const people = table.chairs.flatMap(({ name, bot }) => (name === '' || bot !== null ? [] : [name]));
  const seated = people.length === 0 ? [] : [lobby.preview.seated(speech.list(people), people.length)];
  const told = {
    'og:type': 'website',
    'og:site_name': start.title,
    'og:title': `${start.title} · ${lobby.table(table.code)}`,
    'og:description': [...seated, table.stage === 'lobby' ? lobby.preview.sitDown : lobby.preview.watch].join(' '),
    'og:url': `${home}/t/${table.code}`,
    'og:image': `${home}/t/${table.code}/preview.png?language=${language}`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  const tags = Object.entries(told).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`);
  return page.replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}
