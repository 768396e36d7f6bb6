import { CHARACTERS, PARCHMENT_COLUMNS, TRACKS } from '#content';
import { beyond, type Game, type Ranking, score } from '#engine';
import { tagOf } from '#words';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { box, mark, type Picture, type Shape } from './shapes.ts';

/** Who sat where, for telling. */
export interface Sitter {
  readonly name: string;
  readonly colour: number;
}

const WIDTH = 1200;
const HEIGHT = 630;
const ROOM = '#141821';
const PANEL = '#1d2430';
const IRON = '#3a4557';
const BRASS = '#c9a14a';
const BRIGHT = '#ffd36b';
const WORDS = '#f2ecdf';
const SOFT = '#aeb9ca';
const PARCHMENT = '#f0e3c6';
const INK = '#2c2418';
/** The height for everybody's rows together. */
const ROWS = 384;
const SEATS = ['#62b8ec', '#e8703a', '#1ba67d', '#eaaed3', '#ece5d3'];
const SAND = ['#bd93f2', '#74d694', '#d5dbe5'];

const headlineOf = ({ winner }: Ranking, sitters: readonly Sitter[]): string =>
  winner === null ? words.value.end.nobody : words.value.end.winner(sitters[winner]?.name ?? '');

/** One line for friends. */
export function lineOf(game: Game, sitters: readonly Sitter[]): string {
  const { share } = said.value;
  const ranking = score(game);
  const places = ranking.standings.map(({ seat, place, points }) =>
    share.place(place, sitters[seat]?.name ?? '', points),
  );
  return share.line(words.value.names.game, headlineOf(ranking, sitters), places.join(', '));
}

/** The result of a game as a picture of 1200 by 630. */
export function cardOf(game: Game, sitters: readonly Sitter[], endedAt: number | null): Picture {
  const ranking = score(game);
  const { end, language } = words.value;
  const tag = tagOf(language);
  const date = endedAt === null ? '' : new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(endedAt);
  const count = ranking.standings.length;
  const step = Math.min(128, ROWS / count);
  const top = 210 + (ROWS - count * step) / 2;
  const shapes: readonly Shape[] = [
    { draw: 'path', d: box(0, 0, WIDTH, HEIGHT), fill: ROOM },
    { draw: 'path', d: box(16, 16, WIDTH - 32, HEIGHT - 32, 10), stroke: BRASS, width: 2 },
    { draw: 'path', d: box(24, 24, WIDTH - 48, HEIGHT - 48, 6), stroke: IRON, width: 1 },
    { draw: 'text', x: WIDTH - 48, y: 172, text: date, size: 18, fill: SOFT, face: 'text', align: 'end' },
    ...SAND.flatMap((sand, nth) => hourglass(1006 + nth * 52, 52, sand)),
    { draw: 'text', x: 60, y: 84, text: words.value.names.game, size: 34, fill: BRASS, face: 'display' },
    {
      draw: 'text',
      x: 60,
      y: 146,
      text: headlineOf(ranking, sitters),
      size: 56,
      fill: BRIGHT,
      face: 'display',
      widest: 900,
    },
    {
      draw: 'text',
      x: 60,
      y: 184,
      text: end.outcomes[ranking.outcome],
      size: 21,
      fill: SOFT,
      face: 'text',
      widest: 860,
    },
    ...ranking.standings.flatMap((standing, row) => place(game, sitters, standing, top + row * step, step - 10)),
  ];
  return { width: WIDTH, height: HEIGHT, shapes };
}

function hourglass(x: number, y: number, sand: string): readonly Shape[] {
  return [
    {
      draw: 'path',
      d: `M${x + 4} ${y + 6}h32c0 22-12 22-12 34s12 12 12 34h-32c0-22 12-22 12-34s-12-12-12-34z`,
      stroke: BRASS,
      width: 2,
      fill: PANEL,
    },
    {
      draw: 'path',
      d: `M${x + 11} ${y + 24}h18c-3 8-8 9-8 16h-2c0-7-5-8-8-16zM${x + 7} ${y + 72}c2-14 13-12 13-18 0 6 11 4 13 18z`,
      fill: sand,
    },
    { draw: 'path', d: box(x, y, 40, 7, 2) + box(x, y + 73, 40, 7, 2), fill: BRASS },
  ];
}

const LONGEST = 14;
const TRACK_X = 640;
const STEP = 9;

function place(
  game: Game,
  sitters: readonly Sitter[],
  { seat, place: number, points, legendary }: Ranking['standings'][number],
  y: number,
  height: number,
): readonly Shape[] {
  const middle = y + height / 2;
  const { name = '', colour = 0 } = sitters[seat] ?? {};
  const fill = SEATS[colour] ?? WORDS;
  const player = game.players[seat];
  if (player === undefined) return [];
  const { characters, end } = words.value;
  const character = characters.full(
    characters.persons[CHARACTERS[player.character].person],
    characters.epithets[player.character],
  );
  const tracks = TRACKS.flatMap((track, lane): readonly Shape[] => {
    const top = middle - 7 + (lane - 1) * (height / 3.6);
    const from = TRACK_X + (LONGEST - CHARACTERS[player.character].enter[track]) * STEP;
    const to = TRACK_X + (LONGEST + beyond(player, track)) * STEP + STEP / 2;
    return [
      { draw: 'path', d: box(from, top + 4, Math.max(6, to - from), 6, 3), fill, stroke: INK, width: 1 },
      { draw: 'path', d: mark(colour, to, top + 7, 14), fill, stroke: INK, width: 1 },
    ];
  });
  return [
    { draw: 'path', d: box(48, y, WIDTH - 96, height, 6), fill: PANEL },
    {
      draw: 'path',
      d: box(TRACK_X + LONGEST * STEP, y + 4, PARCHMENT_COLUMNS * STEP + 6, height - 8, 3),
      fill: PARCHMENT,
    },
    { draw: 'text', x: 84, y: middle + 11, text: `${number}.`, size: 30, fill: SOFT, face: 'display', align: 'middle' },
    { draw: 'path', d: mark(colour, 130, middle, 26), fill },
    { draw: 'text', x: 160, y: middle - 2, text: name, size: 26, fill: WORDS, face: 'bold', widest: 450 },
    { draw: 'text', x: 160, y: middle + 22, text: character, size: 17, fill: SOFT, face: 'text', widest: 450 },
    ...tracks,
    ...(legendary
      ? [{ draw: 'path', d: star(TRACK_X + (LONGEST + PARCHMENT_COLUMNS) * STEP + 30, middle), fill: BRIGHT } as const]
      : []),
    {
      draw: 'text',
      x: WIDTH - 196,
      y: middle + 13,
      text: `${points}`,
      size: 38,
      fill: BRIGHT,
      face: 'display',
      align: 'end',
    },
    {
      draw: 'text',
      x: WIDTH - 184,
      y: middle + 9,
      text: end.onParchment,
      size: 16,
      fill: SOFT,
      face: 'text',
      widest: 122,
    },
  ];
}

function star(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, nth) => {
    const r = nth % 2 === 0 ? 15 : 6;
    const angle = (nth * Math.PI) / 5 - Math.PI / 2;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
