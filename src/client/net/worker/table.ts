import { type Opening, setup } from '#engine';
import { seal, setupSealed } from '#engine/sealed';
import { type Origin, originOf } from '#protocol';
import {
  boundBy,
  type GameLog,
  goOnSoon,
  hold,
  type Live,
  openingFrom,
  openTable as openLive,
  type SealedOpening,
  takeUp,
} from '#table';
import { agreedOf, planAgain, type SoloPlan } from '../shelf/plan.ts';
import type { SavedGame, SavedLog } from '../shelf/saved.ts';
import { openThinkers } from './bots.ts';
import { type OwnTable, openOwnTable, portsOf, recordOf } from './host.ts';
import type { Outside } from './outside.ts';
import { shelvedStore } from './shelved.ts';

const NOWHERE: OwnTable = { hear: () => undefined, close: () => undefined };

/** Begins a game, perhaps where another one stood, or without a plan takes one up where it was. */
export async function openTable(
  outside: Outside,
  id: string,
  plan: SoloPlan | null,
  origin: Origin | null = null,
): Promise<OwnTable> {
  try {
    const log =
      plan === null ? await outside.shelf.read(id).catch(() => undefined) : await begin(outside, id, plan, origin);
    if (log !== undefined) return seat(outside, log);
    outside.post({ type: 'note', note: 'missing' });
  } catch (error) {
    console.error('a game could not be read', error);
    outside.post({ type: 'note', note: 'unreadable' });
  }
  return NOWHERE;
}

async function begin(outside: Outside, id: string, plan: SoloPlan, origin: Origin | null): Promise<SavedLog> {
  const { shelf, post, today, newSeed } = outside;
  const { opening, entries } = logOf(plan, origin, newSeed());
  const round = boundBy({ opening, entries })?.round ?? 1;
  const saved: SavedGame = { id, plan, startedAt: today(), savedAt: today(), round, over: false };
  const log = { saved, opening: { id, ...opening }, entries };
  await shelf.begin(log).catch(() => post({ type: 'note', note: 'unsaved' }));
  return log;
}

function logOf(plan: SoloPlan, origin: Origin | null, secretSeed: string): GameLog {
  if (origin === null) return { opening: openingOf(plan, secretSeed), entries: [] };
  const log = openingFrom(origin, secretSeed);
  if (log === undefined) throw new RangeError('no game can have come to that');
  return log;
}

function openingOf(plan: SoloPlan, secretSeed: string): SealedOpening {
  const agreed = agreedOf(plan);
  if (plan.seed !== null) return { ...setup({ ...agreed, seed: plan.seed }), sealed: null };
  const opening: Opening = setupSealed(secretSeed, agreed);
  return { ...opening, sealed: seal(secretSeed, opening) };
}

/** Where a game was begun that is to be begun there once more; null for one that began with its set-up. */
function originOfLog({ opening, entries }: SavedLog): Origin | null {
  const { begun } = opening;
  const last = begun ? entries[begun.seq - 1] : undefined;
  if (!begun || last?.type !== 'happened') return null;
  return originOf({ opening, entries }, begun.seq, last.at, begun.of);
}

function seat(outside: Outside, kept: SavedLog): OwnTable {
  const { saved, opening, entries } = kept;
  const { id, plan } = saved;
  const openAgain = async (): Promise<string> => {
    const again = outside.newId();
    await begin(outside, again, planAgain(plan), originOfLog(kept));
    return again;
  };
  const bots = openThinkers(plan.pace, plan.seed ?? outside.newChance());
  const store = shelvedStore(outside, saved, () => live.room?.look() ?? null);
  const record = recordOf(id, plan.chairs, plan.terms, outside.today());
  const live: Live = openLive(portsOf(outside, { store, bots, openAgain }), record);
  const log = { opening: { ...opening, sealed: opening.sealed ?? null }, entries };
  if (entries.length === 0) {
    takeUp(live, log, { at: 0, running: true });
    goOnSoon(live);
  } else {
    takeUp(live, log);
    hold(live);
  }
  return openOwnTable(live, outside.post);
}
