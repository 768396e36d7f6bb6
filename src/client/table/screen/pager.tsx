import { useEffect, useRef } from 'preact/hooks';
import { AREAS } from '#content';
import { Icon, type IconName } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { ActionArea } from '../board/area.tsx';
import { ProvinceDisplay } from '../board/provinces.tsx';
import { isArea, isConquering, type Need, needOf, pageForPicked } from '../view/needs.ts';
import type { Sand } from '../view/sand.ts';
import { PAGES, useView, type View } from '../view/view.ts';
import css from './pager.module.css';

/** A swipe has ended when nothing has moved for so long. */
const REST = 140;
const NEARLY = 3;

/** The three areas at once, one of them alone, or the provinces: swipe, or touch a dot. A large screen shows all side by side. */
export function BoardPager({ sand }: { readonly sand: Sand }) {
  const view = useView();
  const pager = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const page = view.page.value;
  const picked = view.picked.value;
  useEffect(() => {
    if (picked !== null) view.page.value = pageForPicked(view);
  }, [picked, view]);
  const conquering = isConquering(view);
  useEffect(() => {
    if (!conquering) return undefined;
    const before = view.page.peek();
    view.page.value = 'provinces';
    return () => {
      view.page.value = before;
    };
  }, [conquering, view]);
  useEffect(() => {
    // Where the last turn came to rest no longer counts.
    clearTimeout(resting.current);
    turnTo(pager.current, page === 'provinces' ? 1 : 0);
  }, [page]);
  const atRest = (then: () => void) => {
    clearTimeout(resting.current);
    resting.current = setTimeout(then, REST);
  };
  return (
    <div class={css.pager}>
      <Dots />
      <div
        class={css.pages}
        data-conquering={conquering || undefined}
        {...address({ of: 'board' })}
        ref={pager}
        onScroll={({ currentTarget }) => atRest(() => noticePage(view, currentTarget))}
      >
        <div class={`${css.page} ${css.areas}`} {...address({ of: 'page', name: 'areas' })} tabIndex={-1}>
          {AREAS.map((area) => (
            <div key={area} class={css.band} data-alone={isArea(page) ? page === area : undefined}>
              <ActionArea area={area} sand={sand} />
            </div>
          ))}
        </div>
        <div class={css.page} {...address({ of: 'page', name: 'provinces' })} tabIndex={0}>
          <ProvinceDisplay />
        </div>
      </div>
    </div>
  );
}

const NEED_ICONS: Readonly<Record<Need, IconName>> = {
  place: 'arrow',
  act: 'instant',
  flip: 'flip',
  conquer: 'refresh',
};

function Dots() {
  const view = useView();
  const { table } = words.value;
  return (
    <nav class={css.dots} aria-label={table.boardParts}>
      {PAGES.map((page) => {
        const need = needOf(view, page);
        const name = isArea(page) ? table.areas[page] : page === 'areas' ? table.allAreas : table.provinces;
        return (
          <button
            key={page}
            type="button"
            {...address({ of: 'dot', name: page })}
            class={css.dot}
            data-page={page}
            data-needs={need ?? undefined}
            aria-current={view.page.value === page}
            onClick={() => {
              view.page.value = page;
            }}
          >
            <i aria-hidden="true">{need !== null && <Icon of={NEED_ICONS[need]} size={14} />}</i>
            <span>{name}</span>
            {need !== null && <span class="visually-hidden">{table.needs[need]}</span>}
          </button>
        );
      })}
    </nav>
  );
}

function turnTo(pages: HTMLElement | null, index: number): void {
  const page = pages?.children[index];
  if (pages === null || !(page instanceof HTMLElement)) return;
  const left =
    page.offsetLeft - (pages.firstElementChild instanceof HTMLElement ? pages.firstElementChild.offsetLeft : 0);
  if (Math.abs(pages.scrollLeft - left) > 2) pages.scrollTo({ left });
}

function noticePage(view: View, pages: HTMLElement): void {
  if (pages.scrollWidth <= pages.clientWidth) return;
  const nth = Math.round(pages.scrollLeft / pages.clientWidth);
  // A slow screen may pause in the middle of a turn: between two pages nothing has been turned to yet.
  if (Math.abs(pages.scrollLeft - nth * pages.clientWidth) > NEARLY) return;
  if (pages.isConnected && (nth === 1) !== (view.page.value === 'provinces'))
    view.page.value = nth === 1 ? 'provinces' : 'areas';
}
