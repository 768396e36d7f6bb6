import type { Table } from '#protocol';
import type { Catalogue } from '#words';
import { escaped } from './preview.ts';

/** What the painter puts in place of this: the stopped clock and the three hourglasses. */
export const GROUND = 'ground';

const SEATS = ['#62b8ec', '#e8703a', '#1ba67d', '#eaaed3', '#ece5d3'];
const MARKS = [
  'M6 .8a5.2 5.2 0 1 1-.01 0z',
  'M1.2 1.2h9.6v9.6H1.2z',
  'M6 .4 11.8 10.8H.2z',
  'M6-.2 11.8 6 6 12.2.2 6z',
  'M3.1.8h5.8L11.8 6 8.9 11.2H3.1L.2 6z',
];
const LEFT = 64;
const FIRST_SEAT = 240;
const SEAT_HEIGHT = 66;
const LONGEST_NAME = 20;
/** What the picture's type face lacks: it has Latin, Greek and Cyrillic letters. */
const STRANGE =
  /[^ -~\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0384-\u03ce\u0400-\u045f\u0490\u0491\u1ea0-\u1ef9\u2013-\u2026]/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** A table as everybody with its link may see it: its seats, who sits there, and how they play. */
export function pictureOf(table: Table, { lobby, start }: Catalogue): string {
  const seats = table.chairs.map(({ name, bot, colour }, nth) => {
    const y = FIRST_SEAT + nth * SEAT_HEIGHT;
    const mark = `<path d="${MARKS[colour]}" transform="translate(${LEFT} ${y - 32}) scale(3)"`;
    if (name === '') {
      const free = `${mark} fill="none" stroke="${SEATS[colour]}" stroke-width=".7" stroke-dasharray="1.6 1.2"/>`;
      return free + line(y, 34, '#aeb8c6', 400, lobby.freeSeat, LEFT + 60);
    }
    const who = shown(name) || (lobby.colours[colour] ?? '');
    const text = bot === null ? who : `${who} · ${lobby.bot}`;
    return `${mark} fill="${SEATS[colour]}"/>${line(y, 40, bot === null ? '#f4eee1' : '#aeb8c6', bot === null ? 700 : 400, text, LEFT + 60)}`;
  });
  const title = `<text x="${LEFT}" y="110" font-family="Grenze SemiBold" font-size="84" fill="#f0e3c6">${escaped(start.title)}</text>`;
  const below = table.stage === 'lobby' ? `${lobby.rounds}: ${lobby.roundsOf[roundsOf(table)]}` : lobby.preview.watch;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Pendulum Text">',
    `<image width="1200" height="630" href="${GROUND}"/>`,
    '<path d="M0 0H624V630H0z" fill="#141821" fill-opacity=".72"/>',
    title,
    line(166, 34, '#e2c077', 400, lobby.table(table.code)),
    '<svg width="616" height="630">',
    ...seats,
    '</svg>',
    line(588, 26, '#c3cad6', 400, below),
    '</svg>',
  ].join('');
}

const line = (y: number, size: number, colour: string, weight: number, text: string, x = LEFT): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(text)}</text>`;

/** Signs may be left out of a name; a name whose letters cannot all be shown is left out as a whole. */
function shown(name: string): string {
  const whole = name.normalize('NFC');
  if (whole.match(STRANGE)?.some((sign) => LETTER.test(sign))) return '';
  const letters = [...whole.replace(STRANGE, '').trim()];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : letters.join('');
}

function roundsOf({ terms: { timing } }: Table): 'timed' | 'firstUntimed' | 'untimed' {
  if (timing.every((one) => one === 'untimed')) return 'untimed';
  return timing[0] === 'untimed' ? 'firstUntimed' : 'timed';
}
