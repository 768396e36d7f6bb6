import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Game, type Millis, placerNow, type Seat } from '#engine';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { recall, settings } from '../../kit/settings/settings.ts';
import type { Session } from '../../net/store/session.ts';
import panel from '../view/panel.module.css';
import { type Spot, usePointing } from '../view/pointing.ts';
import { useView, type View } from '../view/view.ts';
import { countDeeds, deeds, isKnown } from './deeds.ts';
import { goalOf } from './goal.ts';
import css from './guide.module.css';
import type { Moment } from './kinds.ts';
import { momentOf } from './moment.ts';
import { spotsOf } from './spots.ts';
import { aimText, goalText, momentText, type Said } from './text.ts';

/** Who has finished so many lessons, or a game, needs no guide. */
const LESSONS_KNOWN = 8;

const hasLearned = (): boolean => {
  const learned = recall('learned');
  return Array.isArray(learned) && learned.length >= LESSONS_KNOWN;
};

/** For a newcomer who plays against bots alone, until the first game is over. */
export function guidedAt({ held, table }: Session): ReadonlySignal<boolean> {
  const wasNew = !settings.seasoned.peek() && !hasLearned();
  return computed(() => {
    if (!wasNew || !settings.guide.value || held.value.length !== 1) return false;
    return (
      table.value?.chairs.every(({ bot, name }, seat) => name === '' || bot !== null || seat === held.value[0]) ?? false
    );
  });
}

interface Guide {
  readonly goal: string;
  /** Where there is little room beside what is worth doing. */
  readonly aim: string;
  /** Null while a person who knows what to do may be about to, or others decide. */
  readonly said: Said | null;
  /** The reason for it, or what to know meanwhile. */
  readonly why: string | null;
  readonly moment: Moment | null;
}

const EVERY = 1000;

/** What the guide says now; null for those who do without it. */
export function useGuide(): Guide | null {
  const view = useView();
  const isOn = isGuided(view);
  const [, beat] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => beat((nth) => nth + 1), EVERY);
    return () => clearInterval(timer);
  }, [isOn]);
  return isOn ? guideFor(view) : null;
}

export const isGuided = (view: View): boolean =>
  view.guided.value && view.me.value !== null && view.game.value.phase !== 'over';

/** For ears: what is worth doing now, and why; empty for those who do without it. */
export function guideLine(view: View): string {
  const said = isGuided(view) ? guideFor(view)?.said : null;
  return said ? [said.what, said.why ?? []].flat().join(' ') : '';
}

function guideFor(view: View): Guide | null {
  const seat = view.me.value;
  if (seat === null) return null;
  const game = view.game.value;
  const picked = view.picked.value;
  const held = picked?.what === 'worker' ? picked.worker : null;
  const at = view.session.now();
  const found = momentOf({ game, seat, at, open: view.open.value, held });
  const moment = found === null || isKnown(found, standsFor(view, found, at)) ? null : found;
  const telling = { words: words.value, game, seat };
  const goal = goalOf(game, seat, (deeds.value.flip ?? 0) > 0);
  const said = moment === null ? null : momentText(telling, moment);
  return {
    goal: goalText(telling, goal),
    aim: aimText(telling, goal),
    said,
    why: said?.why ?? meanwhile(game, seat),
    moment,
  };
}

/** What to know while there is nothing to do. */
function meanwhile(game: Game, seat: Seat): string | null {
  const { whyLook, whySand } = words.value.guide;
  if ((placerNow(game)?.seat ?? seat) !== seat) return whyLook;
  return game.phase === 'moves' && game.players.every(({ ready }) => ready) ? whySand : null;
}

const standing = new WeakMap<View, { readonly key: string; readonly since: Millis }>();

/** How long the same thing has been worth doing. */
function standsFor(view: View, moment: Moment, at: Millis): Millis {
  const key = JSON.stringify(moment);
  const last = standing.get(view);
  if (last?.key === key) return at - last.since;
  standing.set(view, { key, since: at });
  return 0;
}

/** Rings the piece that is spoken of. */
export function GuideRing({ moment }: { readonly moment: Moment | null }) {
  const view = useView();
  const key = JSON.stringify(moment);
  const spots = useMemo<readonly Spot[]>(() => (moment === null ? [] : spotsOf(moment, view.me.value ?? 0)), [key]);
  usePointing(spots, key);
  return null;
}

/** The goal, pinned beside the table where there is room; counts what is done meanwhile. */
export function GuidePanel() {
  const view = useView();
  const guide = useGuide();
  useEffect(() => followDeeds(view), [view]);
  if (guide === null) return null;
  const { name, close } = words.value.guide;
  return (
    <aside
      class={`${panel.panel} ${css.guide}`}
      {...address({ of: 'guide' })}
      data-silent={guide.said === null || undefined}
      aria-label={name}
    >
      <p>{guide.why === null ? guide.goal : guide.aim}</p>
      <button type="button" class={button.icon} aria-label={close} title={close} onClick={turnOff}>
        <Icon of="close" size={16} />
      </button>
      {guide.why && <p class={css.why}>{guide.why}</p>}
    </aside>
  );
}

const turnOff = (): void => {
  settings.guide.value = false;
};

function followDeeds({ session, me }: View): () => void {
  let last = session.feed.peek().at(-1)?.seq ?? -1;
  return effect(() => {
    const news = session.feed.value.filter(({ seq }) => seq > last);
    last = Math.max(last, news.at(-1)?.seq ?? -1);
    countDeeds(news, me.peek());
  });
}
