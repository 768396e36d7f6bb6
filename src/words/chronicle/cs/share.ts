import type { Section } from '../../speech/section.ts';
import type { share as english } from '../en/share.ts';

export const share: Section<typeof english> = {
  title: 'Sdílet',
  picture: 'Výsledek jako obrázek',
  savePng: 'Uložit jako PNG',
  saveSvg: 'Uložit jako SVG',
  copyText: 'Kopírovat text',
  copied: 'Zkopírováno',
  send: 'Sdílet…',
  toAnalysis: 'Rozbor',
  line: (game, headline, places) => `${game}: ${headline}. ${places}`,
  place: (place, name, points) => `${place}. ${name} (${points})`,
};
