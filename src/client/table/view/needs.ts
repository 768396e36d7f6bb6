import { AREAS, type Area } from '#content';
import { boardOf, groundOf } from '#engine';
import { mayFlip } from './flipping.ts';
import { commandsOf, mine, PAGES, type Page, type View } from './view.ts';

/** Why a page of the board calls for its owner: a place to put the picked worker, a worker who can act, a timer to flip. */
export type Need = 'place' | 'act' | 'flip' | 'conquer';

export function needOf(view: View, page: Page): Need | null {
  if (page === 'provinces') return wantsProvince(view) ? 'conquer' : null;
  if (placesFor(view, page)) return 'place';
  if (view.picked.value !== null) return null;
  if (canActIn(view, page)) return 'act';
  return mayFlip(view, page) ? 'flip' : null;
}

/** The page to turn to for the worker just picked up; the one shown stays if it will do. */
export function pageForPicked(view: View): Page {
  const shown = view.page.value;
  return needOf(view, shown) === 'place' ? shown : (PAGES.find((page) => needOf(view, page) === 'place') ?? shown);
}

function placesFor(view: View, area: Area): boolean {
  const picked = view.picked.value;
  if (picked?.what !== 'worker') return false;
  const { frames } = boardOf(view.game.value);
  return commandsOf(view, 'move').some(
    ({ worker, to }) => worker === picked.worker && to !== 'mat' && frames[to]?.area === area,
  );
}

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
