import { signal } from '@preact/signals';
import { type Card, type Lapse, type Puzzle, reviewed, themeOf } from '#analysis';
import { recall, remember } from '../../kit/settings/settings.ts';

const CARDS = 'practised';
const OWN = 'ownPuzzles';
const MOST_OWN = 20;

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

export function keepReview(id: string, solved: boolean, today: number): void {
  cards.value = { ...cards.value, [id]: reviewed(cards.value[id], solved, today) };
  remember(CARDS, cards.value);
}

const isPuzzle = (value: unknown): value is Puzzle =>
  isRecord(value) && typeof value.id === 'string' && isRecord(value.game) && typeof value.seat === 'number';

/** Own missed chances, the newest first. */
export function ownPuzzles(): readonly Puzzle[] {
  const found = recall(OWN);
  return Array.isArray(found) ? found.filter(isPuzzle) : [];
}

/** Makes a puzzle of a missed chance and gives its name. */
export function keepLapse(game: string, { seq, seat, at, before, best }: Lapse): string {
  const id = `own-${game}-${seq}-${seat}`;
  const theme = themeOf(before, seat, at, best.command) ?? 'timing';
  const puzzle: Puzzle = { id, game: before, seat, at, theme, grade: 2 };
  remember(OWN, [puzzle, ...ownPuzzles().filter((one) => one.id !== id)].slice(0, MOST_OWN));
  return id;
}
