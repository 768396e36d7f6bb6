import { seatTokens } from '../../kit/settings/seats.ts';
import { ask } from '../../net/link/ask.ts';

export const isCode = (of: string): boolean => /^[A-Z0-9]{8}$/i.test(of);

interface Early {
  readonly code: string;
  readonly answer: Promise<Response>;
}

let early: Early | null = null;

/** A seat's token opens the log before those who only watch have seen the end; a browser that has none asks without. */
async function askFor(code: string): Promise<Response> {
  const address = `/api/tables/${code.toUpperCase()}/log`;
  const answer = await ask(address);
  const token = seatTokens(code.toUpperCase()).at(-1);
  if (answer.status !== 409 || token === undefined) return answer;
  return ask(address, { headers: { authorization: `Bearer ${token}` } });
}

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
