import { ask } from '../link/ask.ts';

export const isCode = (of: string): boolean => /^[A-Z0-9]{8}$/i.test(of);

interface Early {
  readonly code: string;
  readonly answer: Promise<Response>;
}

let early: Early | null = null;

const askFor = (code: string): Promise<Response> => ask(`/api/tables/${code.toUpperCase()}/log`);

/** Asks the server for a game before there is a page to show it on. */
export function askEarly(of: string): void {
  if (!isCode(of)) return;
  early = { code: of, answer: askFor(of) };
  early.answer.catch(() => {});
}

/** What was asked early is used once: a second try asks again. */
export function askForLog(code: string): Promise<Response> {
  const answer = early?.code === code ? early.answer : askFor(code);
  early = null;
  return answer;
}
