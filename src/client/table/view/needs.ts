import { AREAS, type Area, type Row } from '#content';
import { boardOf, groundOf } from '#engine';
import { mayFlip } from './flipping.ts';
import { commandsOf, mine, type Page, type View } from './view.ts';

/** Why a page of the board calls for its owner: a place to put the picked worker, a worker who can act, a timer to flip. */
export type Need = 'place' | 'act' | 'flip' | 'conquer';

export function needOf(view: View, page: Page): Need | null {
  if (page === 'areas') return null;
  if (page === 'provinces') return wantsProvince(view) ? 'conquer' : null;
  if (placesFor(view, page)) return 'place';
  if (view.picked.value !== null) return null;
  if (canActIn(view, page)) return 'act';
  return mayFlip(view, page) ? 'flip' : null;
}

/** The page to turn to for the worker just picked up; the one shown stays if it will do. */
export const pageForPicked = (view: View): Page =>
  needOf(view, view.page.value) === 'place' ? view.page.value : 'areas';

/** The row of an area that is shown in full where there is room for one: where workers may go now, or where they act. */
export function liveRow(view: View, area: Area): Row {
  const { row } = view.game.value.timers[area];
  const rows = rowsOpen(view, area);
  return canActIn(view, area) && view.picked.value === null ? row : (rows.find((open) => open !== row) ?? row);
}

/** The rows of an area that a worker may go to: the one in hand or, while all are placed, any. */
function rowsOpen(view: View, area: Area): readonly Row[] {
  const picked = view.picked.value;
  const { frames } = boardOf(view.game.value);
  if (picked?.what !== 'worker' && !['placement', 'moves'].includes(view.game.value.phase)) return [];
  return commandsOf(view, 'move')
    .filter(({ worker }) => picked?.what !== 'worker' || worker === picked.worker)
    .flatMap(({ to }) => (to !== 'mat' && frames[to]?.area === area ? [frames[to].row] : []));
}

const placesFor = (view: View, area: Area): boolean =>
  view.picked.value?.what === 'worker' && rowsOpen(view, area).length > 0;

function canActIn(view: View, area: Area): boolean {
  const workers = mine(view)?.workers ?? [];
  return commandsOf(view, 'act').some(({ worker }) => {
    const at = workers[worker];
    return at !== undefined && groundOf(view.game.value, at)?.area === area;
  });
}

/** Asked which province to conquer. */
export const isConquering = (view: View): boolean =>
  commandsOf(view, 'answer').some(({ answer }) => answer.to === 'conquer');

const wantsProvince = (view: View): boolean => isConquering(view) || commandsOf(view, 'refresh').length > 0;

export const isArea = (page: Page): page is Area => AREAS.some((area) => area === page);
