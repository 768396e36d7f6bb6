import { useRef } from 'preact/hooks';
import type { Answer } from '#engine';

/** An answer where it was first shown, and its number among those that can be given now; null for one that no longer can. */
export interface Shown {
  readonly answer: Answer;
  readonly nth: number | null;
}

/** While a question is open nothing moves under a hand: what comes is added, what goes leaves its place empty. */
export function steady(before: readonly Answer[], answers: readonly Answer[]): readonly Shown[] {
  const known = new Set(before.map(nameOf));
  const now = new Map(answers.map((answer, nth) => [nameOf(answer), nth]));
  const all = [...before, ...answers.filter((answer) => !known.has(nameOf(answer)))];
  return all.map((answer) => ({ answer, nth: now.get(nameOf(answer)) ?? null }));
}

const nameOf = (answer: Answer): string => JSON.stringify(answer);

/** The same for a question on the screen; `question` names it. */
export function useSteady(question: string, answers: readonly Answer[]): readonly Shown[] {
  const last = useRef<{ readonly question: string; readonly answers: readonly Answer[] }>({ question, answers });
  const shown = steady(last.current.question === question ? last.current.answers : [], answers);
  last.current = { question, answers: shown.map(({ answer }) => answer) };
  return shown;
}
