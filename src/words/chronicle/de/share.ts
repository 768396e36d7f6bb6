import type { Section } from '../../speech/section.ts';
import type { share as english } from '../en/share.ts';

export const share: Section<typeof english> = {
  title: 'Teilen',
  picture: 'Das Ergebnis als Bild',
  savePng: 'Als PNG speichern',
  saveSvg: 'Als SVG speichern',
  copyText: 'Text kopieren',
  copied: 'Kopiert',
  send: 'Teilen …',
  toAnalysis: 'Analyse',
  line: (game, headline, places) => `${game}: ${headline}. ${places}`,
  place: (place, name, points) => `${place}. ${name} (${points})`,
};
