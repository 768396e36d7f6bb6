import type { ServerMessage } from '#protocol';
import { type Caller, call } from './caller.ts';

/** Takes a seat and is ready. */
export async function sitDown(caller: Caller, name: string): Promise<void> {
  caller.send({ type: 'sit', name });
  const { seat } = await caller.next('seated');
  caller.send({ type: 'change', seat, chair: { ready: true } });
  await caller.next('table', ({ table }) => table.chairs[seat]?.ready === true);
}

interface Back {
  readonly caller: Caller;
  readonly welcome: Extract<ServerMessage, { type: 'welcome' }>;
}

/** As browsers do: a guest who is turned away while a table moves tries again. */
export async function comeBack(
  address: string,
  code: string,
  tokens: readonly string[] = [],
  tries = 20,
): Promise<Back> {
  const caller = await call(address, code, { tokens });
  try {
    return { caller, welcome: await caller.next('welcome') };
  } catch (error) {
    if (tries === 0) throw error;
    return comeBack(address, code, tokens, tries - 1);
  }
}
