import type { Hall, Past, Recording, Table, TableRequest } from '#protocol';
import { ask } from './ask.ts';

/** A new table; gives its code. */
export async function createTable(request: TableRequest): Promise<string> {
  const answer = await ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (!answer.ok) throw new Error(`no table: ${answer.status}`);
  const { code } = (await answer.json()) as { readonly code: string };
  return code;
}

/** What goes on at this server. */
export interface GoingOn {
  /** Tables that everybody may come to. */
  readonly tables: readonly Table[];
  /** Who looks for a table. */
  readonly hall: Hall;
}

/** Nothing, if it cannot be fetched. */
export async function lookAround(): Promise<GoingOn> {
  const answer = await ask('/api/tables').catch(() => null);
  if (answer === null || !answer.ok || !isJson(answer)) return { tables: [], hall: { people: 0, waiting: [] } };
  return (await answer.json()) as GoingOn;
}

/** A table as all may see it; null if the server cannot be asked. */
export async function lookAt(code: string): Promise<Table | 'missing' | null> {
  const answer = await ask(`/api/tables/${encodeURIComponent(code)}`).catch(() => null);
  if (answer?.status === 404) return 'missing';
  return answer?.ok === true && isJson(answer) ? ((await answer.json()) as { readonly table: Table }).table : null;
}

/** A finished game from its first move to its last; null if the server has none to give. */
export async function recordingOf(code: string): Promise<Recording | null> {
  const answer = await ask(`/api/tables/${encodeURIComponent(code)}/log`).catch(() => null);
  return answer?.ok === true && isJson(answer) ? ((await answer.json()) as Recording) : null;
}

/** What has happened so far at a table that this browser sits at or watches; null if the server does not tell. */
export async function fetchPast(code: string, token: string | undefined): Promise<Past | null> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await ask(`/api/tables/${encodeURIComponent(code)}/past`, { headers }).catch(() => null);
  return answer?.ok === true && isJson(answer) ? ((await answer.json()) as Past) : null;
}

const isJson = (answer: Response): boolean => answer.headers.get('content-type')?.includes('json') === true;
