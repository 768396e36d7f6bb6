import type { KillOptions } from './kill.ts';

export async function fuzzTest(_: KillOptions & { readonly attacks: number }): Promise<Record<string, number>> {
  return {};
}
