import type { BanRequest, OperatorView } from '#protocol';
import { ask } from './ask.ts';

/** What came of a request: done, not allowed, or nothing of the kind is there. */
export type Answer = 'done' | 'refused' | 'missing' | 'failed';

const sent = (token: string, method: string, body?: unknown): RequestInit => ({
  method,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

const answerOf = ({ ok, status }: Response): Answer =>
  ok ? 'done' : status === 403 ? 'refused' : status === 404 ? 'missing' : 'failed';

const tell = async (token: string, path: string, method: string, body?: unknown): Promise<Answer> => {
  const answer = await ask(`/api/operator${path}`, sent(token, method, body)).catch(() => null);
  return answer === null ? 'failed' : answerOf(answer);
};

/** All that the operator sees, or why not. */
export async function look(token: string): Promise<OperatorView | Answer> {
  const answer = await ask('/api/operator', sent(token, 'GET')).catch(() => null);
  if (answer === null) return 'failed';
  return answer.ok ? ((await answer.json()) as OperatorView) : answerOf(answer);
}

export const ban = (token: string, request: BanRequest): Promise<Answer> => tell(token, '/bans', 'POST', request);
export const unban = (token: string, id: string): Promise<Answer> => tell(token, `/bans/${id}`, 'DELETE');
export const settle = (token: string, id: string, word: string): Promise<Answer> =>
  tell(token, `/reports/${id}`, 'POST', { word });
