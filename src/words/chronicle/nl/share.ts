import type { Section } from '../../speech/section.ts';
import type { share as english } from '../en/share.ts';

export const share: Section<typeof english> = {
  title: 'Delen',
  picture: 'De uitslag als plaatje',
  savePng: 'Als PNG bewaren',
  saveSvg: 'Als SVG bewaren',
  copyText: 'Tekst kopiëren',
  copied: 'Gekopieerd',
  send: 'Delen …',
  toAnalysis: 'Analyse',
  line: (game, headline, places) => `${game}: ${headline}. ${places}`,
  place: (place, name, points) => `${place}. ${name} (${points})`,
};
