import { signal } from '@preact/signals';
import { type Card, type Lapse, type Puzzle, reviewed, themeOf } from '#analysis';
import { dateOfPuzzle } from '#protocol';
import { recall, remember } from '../../kit/settings/settings.ts';

const CARDS = 'practised';
const OWN = 'ownPuzzles';
const OF_DAYS = 'puzzlesOfDays';
const MOST_KEPT = 20;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCard = (value: unknown): value is Card =>
  isRecord(value) && Number.isInteger(value.box) && Number.isInteger(value.due);

function keptCards(): Readonly<Record<string, Card>> {
  const found = recall(CARDS);
  return isRecord(found)
    ? Object.fromEntries(Object.entries(found).flatMap(([id, card]) => (isCard(card) ? [[id, card]] : [])))
    : {};
}

/** When each puzzle comes back that was tried in this browser. */
export const cards = signal(keptCards());

/** The puzzle of a day is kept along, because only its server has it and it comes back. */
export function keepReview(puzzle: Puzzle, solved: boolean, today: number): void {
  const { id } = puzzle;
  cards.value = { ...cards.value, [id]: reviewed(cards.value[id], solved, today) };
  remember(CARDS, cards.value);
  if (dateOfPuzzle(id) !== null) keep(OF_DAYS, puzzle);
}

const isPuzzle = (value: unknown): value is Puzzle =>
  isRecord(value) && typeof value.id === 'string' && isRecord(value.game) && typeof value.seat === 'number';

type Shelf = typeof OWN | typeof OF_DAYS;

function keptOn(shelf: Shelf): readonly Puzzle[] {
  const found = recall(shelf);
  return Array.isArray(found) ? found.filter(isPuzzle) : [];
}

/** The newest first. */
const keep = (shelf: Shelf, puzzle: Puzzle): void =>
  remember(shelf, [puzzle, ...keptOn(shelf).filter(({ id }) => id !== puzzle.id)].slice(0, MOST_KEPT));

/** Own missed chances. */
export const ownPuzzles = (): readonly Puzzle[] => keptOn(OWN);

/** Puzzles of days that were tried in this browser. */
export const triedOfDays = (): readonly Puzzle[] => keptOn(OF_DAYS);

/** Makes a puzzle of a missed chance and gives its name. */
export function keepLapse(game: string, { seq, seat, at, before, best }: Lapse): string {
  const id = `own-${game}-${seq}-${seat}`;
  const theme = themeOf(before, seat, at, best.command) ?? 'timing';
  keep(OWN, { id, game: before, seat, at, theme, grade: 2 });
  return id;
}
