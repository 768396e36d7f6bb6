import { type Opening, type Sealed, setup } from '#engine';
import { seal, setupSealed } from '#engine/sealed';
import type { Entry } from '#protocol';
import { type Doors, openRoom, type Room } from '#room';
import type { ToWorker } from '../shelf/messages.ts';
import { agreedOf, planAgain, type SoloPlan, tableOf } from '../shelf/plan.ts';
import type { SavedGame, SavedLog } from '../shelf/saved.ts';
import { type Drivers, driveBots } from './drive.ts';
import { type Desk, hear } from './hear.ts';
import { type Keeper, openKeeper } from './keeper.ts';
import type { Outside } from './outside.ts';
import { openTimers, type Timers } from './timers.ts';

export interface SoloTable {
  readonly hear: (message: ToWorker) => void;
  readonly close: () => void;
}

const NOWHERE: SoloTable = { hear: () => undefined, close: () => undefined };

/** Begins a game, or without a plan takes one up where it was. */
export async function openTable(outside: Outside, id: string, plan: SoloPlan | null): Promise<SoloTable> {
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

function openingOf(plan: SoloPlan, secretSeed: string): Opening & { readonly sealed: Sealed | null } {
  const agreed = agreedOf(plan);
  if (plan.seed !== null) return { ...setup({ ...agreed, seed: plan.seed }), sealed: null };
  const opening = setupSealed(secretSeed, agreed);
  return { ...opening, sealed: seal(secretSeed, opening) };
}

function seat(outside: Outside, log: SavedLog): SoloTable {
  const { id, plan } = log.saved;
  const timers = openTimers();
  const keeper = openKeeper(outside, log);
  const bots = driveBots(plan, () => room, timers, outside.newChance());
  for (const entry of log.entries) bots.note(entry);
  let rematch: string | null = null;
  let room: Room | null = null;
  const doors = doorsOf(outside, () => room, keeper, bots, timers);
  room = openRoom(log.opening, doors, log.entries.length > 0 ? log.entries : undefined);
  bots.look();

  const table = () => tableOf(plan, id, keeper.saved().over ? 'over' : 'playing', rematch);
  const again = async (): Promise<void> => {
    if (rematch !== null) return;
    rematch = outside.newId();
    await begin(outside, rematch, planAgain(plan));
    keeper.tell({ type: 'table', table: table() });
  };
  const desk: Desk = { opening: log.opening, room, keeper, table, again };
  return {
    hear(message) {
      if (message.type === 'away') desk.room.pause();
      else if (message.type !== 'begin') hear(desk, message);
    },
    close() {
      desk.room.close();
      timers.clearAll();
    },
  };
}

/** Kept first, told then; after each entry the bots look again. */
function doorsOf({ now }: Outside, room: () => Room | null, keeper: Keeper, bots: Drivers, timers: Timers): Doors {
  let kept: Entry | undefined;
  return {
    now,
    keep(entry) {
      kept = entry;
      bots.note(entry);
    },
    tell: (_, message) => keeper.tell(message),
    tellAll(message) {
      if (kept !== undefined && message === kept) keeper.keep(kept, room()?.playing().game ?? null);
      keeper.tell(message);
      if (message === kept) bots.look();
    },
    wakeAt(when) {
      if (when === null) timers.clear('wake');
      else timers.set('wake', when - now(), () => room()?.wake());
    },
    fail: (error) => console.error('a rule threw', error),
  };
}
