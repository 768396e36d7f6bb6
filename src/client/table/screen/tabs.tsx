import { useRef } from 'preact/hooks';
import { Icon, type IconName } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { streaming } from '../../kit/stream.ts';
import { needOf } from '../view/needs.ts';
import { commandsOf, PAGES, TABS, type Tab, useView, type View } from '../view/view.ts';
import css from './tabs.module.css';

const ICONS: Readonly<Record<Tab, IconName>> = {
  board: 'clock',
  mat: 'deck',
  rivals: 'person',
  council: 'crown',
  log: 'log',
};

/** The five parts of the table, within reach of a thumb. */
export function Tabs({ tall }: { readonly tall: boolean }) {
  const view = useView();
  const list = useRef<HTMLDivElement>(null);
  const { table } = words.value;
  const tabs = TABS.filter((tab) => isThere(tab, tall));
  const now = shownTab(view.tab.value, tall);
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[(tabs.indexOf(now) + by + tabs.length) % tabs.length] ?? now;
    view.tab.value = next;
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div
      class={css.tabs}
      {...address({ of: 'tabs' })}
      role="tablist"
      aria-label={table.parts}
      ref={list}
      onKeyDown={step}
      tabIndex={-1}
    >
      {tabs.map((tab) => {
        const calls = tab !== now && callsFor(view, tab);
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            {...address({ of: 'tab', name: tab })}
            class={css.tab}
            data-calls={calls || undefined}
            aria-selected={tab === now}
            aria-controls="pane"
            tabIndex={tab === now ? 0 : -1}
            onClick={() => {
              view.tab.value = tab;
            }}
          >
            <Icon of={ICONS[tab]} size={20} />
            <span>{table.tabs[tab]}</span>
            {calls && <span class="visually-hidden">{table.somethingToDo}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Where the mat is always in sight, its tab is not there to be chosen; a stream has no mat in front and no chat. */
const isThere = (tab: Tab, tall: boolean): boolean =>
  streaming.value ? tab !== 'mat' && tab !== 'log' : !(tall && tab === 'mat');

/** Is there something to do behind this tab? */
function callsFor(view: View, tab: Tab): boolean {
  if (tab === 'board') return PAGES.some((page) => needOf(view, page) !== null);
  if (tab === 'council')
    return !['placement', 'round', 'over'].includes(view.game.value.phase) || commandsOf(view, 'claim').length > 0;
  if (tab === 'mat') return commandsOf(view, 'answer').some(({ answer }) => answer.to === 'tuck');
  return false;
}

export const shownTab = (tab: Tab, tall: boolean): Tab => (isThere(tab, tall) ? tab : 'board');
