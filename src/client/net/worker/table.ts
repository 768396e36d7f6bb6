import { type Opening, setup } from '#engine';
import { seal, setupSealed } from '#engine/sealed';
import { goOnSoon, hold, type Live, openTable as openLive, type SealedOpening, takeUp } from '#table';
import { agreedOf, planAgain, type SoloPlan } from '../shelf/plan.ts';
import type { SavedGame, SavedLog } from '../shelf/saved.ts';
import { openThinkers } from './bots.ts';
import { type OwnTable, openOwnTable, portsOf, recordOf } from './host.ts';
import type { Outside } from './outside.ts';
import { shelvedStore } from './shelved.ts';

const NOWHERE: OwnTable = { hear: () => undefined, close: () => undefined };

/** Begins a game, or without a plan takes one up where it was. */
export async function openTable(outside: Outside, id: string, plan: SoloPlan | null): Promise<OwnTable> {
  const log = plan === null ? await outside.shelf.read(id).catch(() => undefined) : await begin(outside, id, plan);
  if (log === undefined) {
    outside.post({ type: 'note', note: 'missing' });
    return NOWHERE;
  }
  try {
    return seat(outside, log);
  } catch (error) {
    console.error('a kept game could not be read', error);
    outside.post({ type: 'note', note: 'unreadable' });
    return NOWHERE;
  }
}

async function begin({ shelf, post, today, newSeed }: Outside, id: string, plan: SoloPlan): Promise<SavedLog> {
  const saved: SavedGame = { id, plan, startedAt: today(), savedAt: today(), round: 1, over: false };
  const opening = { id, ...openingOf(plan, newSeed()) };
  await shelf.begin(saved, opening).catch(() => post({ type: 'note', note: 'unsaved' }));
  return { saved, opening, entries: [] };
}

function openingOf(plan: SoloPlan, secretSeed: string): SealedOpening {
  const agreed = agreedOf(plan);
  if (plan.seed !== null) return { ...setup({ ...agreed, seed: plan.seed }), sealed: null };
  const opening: Opening = setupSealed(secretSeed, agreed);
  return { ...opening, sealed: seal(secretSeed, opening) };
}

function seat(outside: Outside, { saved, opening, entries }: SavedLog): OwnTable {
  const { id, plan } = saved;
  const openAgain = async (): Promise<string> => {
    const again = outside.newId();
    await begin(outside, again, planAgain(plan));
    return again;
  };
  const bots = openThinkers(plan.pace, outside.newChance());
  const store = shelvedStore(outside, saved, () => live.room?.look() ?? null);
  const record = recordOf(id, plan.chairs, plan.terms, outside.today());
  const live: Live = openLive(portsOf(outside, { store, bots, openAgain }), record);
  const log = { opening: { ...opening, sealed: opening.sealed ?? null }, entries };
  if (entries.length === 0) {
    takeUp(live, log, 0);
    goOnSoon(live);
  } else {
    takeUp(live, log);
    hold(live);
  }
  return openOwnTable(live, outside.post);
}
