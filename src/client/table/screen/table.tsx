import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Game, Seat } from '#engine';
import { ClockGround } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { arrive } from '../../kit/pwa/leisure.ts';
import { settings } from '../../kit/settings/settings.ts';
import { streaming } from '../../kit/stream.ts';
import type { Session } from '../../net/store/session.ts';
import { AboutSheet, useAbout } from '../about/about.ts';
import { Guarded } from '../ask/guarded.tsx';
import { CommandMenu } from '../ask/menu.tsx';
import { Question } from '../ask/question.tsx';
import { Cards } from '../cards/cards.tsx';
import { InspectedMat } from '../rivals/inspected.tsx';
import { useAwake } from '../senses/awake.ts';
import { useBackGuard } from '../senses/backGuard.ts';
import { Claimed } from '../senses/director/claimed.tsx';
import { MeanwhilePanel } from '../senses/director/meanwhilePanel.tsx';
import { Snatched } from '../senses/director/snatched.tsx';
import { useKeys } from '../senses/keys/follow.ts';
import { KeyHelp } from '../senses/keys/help.tsx';
import { useKeepFocus } from '../senses/keys/keepFocus.ts';
import { Air } from '../senses/motion/air.tsx';
import { useTravel } from '../senses/motion/travel.ts';
import { Announcer } from '../senses/reader/announcer.tsx';
import { TextLink, TextTable } from '../senses/reader/text.tsx';
import { useSeats } from '../senses/seats.ts';
import { useVibration } from '../senses/vibrate.ts';
import { useFresh } from '../view/fresh.ts';
import { type Layout, useLayout, useVast } from '../view/layout.ts';
import { type Sand, useSand } from '../view/sand.ts';
import { useSignets } from '../view/signets.ts';
import { createView, sandRuns, useView, ViewContext } from '../view/view.ts';
import { Finish, PauseButton } from './bar.tsx';
import { Brief } from './brief.tsx';
import { CompactTable } from './compact.tsx';
import { FacesTable } from './faces/faces.tsx';
import { useFingers } from './faces/fingers.ts';
import { canSitAround, createHands } from './faces/hands.ts';
import { Middle } from './faces/middle.tsx';
import css from './table.module.css';
import { TurnMark } from './turnMark.tsx';
import { WideTable } from './wide.tsx';

interface Props {
  readonly session: Session;
  readonly game: Game;
  /** For a spectator: through whose eyes. */
  readonly watched?: Signal<Seat | null> | undefined;
  /** Whether a newcomer is told what is worth doing. */
  readonly guided?: ReadonlySignal<boolean> | undefined;
  /** Settings, sound, language and menu, at the right end of the bar. */
  readonly tools?: ComponentChildren;
  /** Who speaks beside the table: a teacher or the coach. */
  readonly aside?: ComponentChildren;
  /** What shares the screen with the table for good, so that it has less room. */
  readonly beside?: 'teacher' | 'replay' | undefined;
  /** What lies over the table: council, pause, the end. */
  readonly children?: ComponentChildren;
}

/** The whole table on one screen. It draws the game and reports touches; it knows no rule. */
export function TableScreen({ session, game, watched, guided, tools, aside, beside, children }: Props) {
  const around = beside === undefined && settings.faceToFace.value && canSitAround(session.held.value);
  const view = useMemo(() => {
    const hands = around ? createHands(session, game, session.held.peek()) : [];
    return createView(session, game, watched, guided, { hands, sandOut: hands[0]?.sandOut ?? sandRuns() });
  }, [session, around, around && session.held.value.join()]);
  const sand = useSand(view);
  const room = useLayout().value;
  const layout = around ? 'wide' : room;
  const isAlone = view.game.value.players.length === 1;
  const mats = layout === 'wide' && beside === undefined && !isAlone && view.front.value === null;
  const vast = useVast().value && layout === 'wide' && beside === undefined && !around && !isAlone && !mats;
  const { phase } = view.game.value;
  useTravel(view, sand);
  useFresh(view);
  useSignets(view);
  useKeys(view);
  useKeepFocus(view);
  useAbout(view);
  useAwake(view);
  useVibration(view);
  useSeats(view);
  useFingers(around);
  useBackGuard(view, layout !== 'wide');
  useEffect(() => putDownOnEscape(view), [view]);
  useEffect(() => view.guard.undo, [view]);
  useEffect(arrive, []);
  const asText = view.asText.value;
  useEffect(() => giveTypeRoom(layout, asText), [layout, asText]);
  return (
    <ViewContext.Provider value={view}>
      <main tabIndex={-1} data-phase={phase} {...(asText ? {} : stateOf(view, layout, { beside, vast, mats }))}>
        {asText ? (
          <TextTable aside={aside} />
        ) : (
          <div class={css.table}>
            <Picture layout={layout} vast={vast} mats={mats} sand={sand} tools={tools} aside={aside} />
            <Middle>{children}</Middle>
          </div>
        )}
        <Guarded />
        {!around && <TurnMark />}
        <KeyHelp />
        <Announcer />
      </main>
    </ViewContext.Provider>
  );
}

interface Laid extends Pick<Props, 'beside'> {
  readonly vast: boolean;
  readonly mats: boolean;
}

/** What every part of the table may answer to besides the table's size. */
const stateOf = (view: ReturnType<typeof createView>, layout: Layout, { beside, vast, mats }: Laid) => ({
  ...address({ of: 'table' }),
  class: css.frame,
  'data-layout': layout,
  'data-vast': vast ? '' : undefined,
  'data-mats': mats ? '' : undefined,
  'data-stream': streaming.value ? '' : undefined,
  'data-compact': layout === 'wide' ? undefined : '',
  'data-players': view.game.value.players.length,
  'data-guided': view.guided.value ? '' : undefined,
  'data-untimed': view.game.value.timing === 'untimed' && view.game.value.phase === 'round' ? '' : undefined,
  'data-faces': view.hands.length === 0 ? undefined : view.hands.length,
  'data-hands': Math.max(view.session.held.value.length, 1),
  'data-beside': beside,
  'data-tab': view.tab.value,
  'data-without': view.front.value === null && !mats ? 'mat' : undefined,
});

interface PictureProps {
  readonly layout: Layout;
  readonly vast: boolean;
  readonly mats: boolean;
  readonly sand: Sand;
  readonly tools: ComponentChildren;
  readonly aside: ComponentChildren;
}

const SHOWS = { finish: Finish, brief: Brief } as const;

function Picture({ layout, vast, mats, sand, tools, aside }: PictureProps) {
  const question = <Question />;
  return (
    <>
      {!streaming.value && (
        <>
          <TextLink />
          <ClockGround />
        </>
      )}
      {useView().hands.length > 0 ? (
        <FacesTable
          sand={sand}
          shows={SHOWS}
          tools={
            <>
              <PauseButton />
              {tools}
            </>
          }
        />
      ) : layout === 'wide' ? (
        <WideTable vast={vast} mats={mats} sand={sand} tools={tools} aside={aside}>
          {question}
        </WideTable>
      ) : (
        <>
          <CompactTable sand={sand} tools={tools} tall={layout === 'tall'}>
            {question}
          </CompactTable>
          {aside}
        </>
      )}
      <CommandMenu />
      <InspectedMat />
      <AboutSheet />
      <Air />
      <Cards />
      <Snatched />
      <Claimed />
      <MeanwhilePanel />
    </>
  );
}

/** Where the whole table is shown, type follows its size (base.css). */
function giveTypeRoom(layout: Layout, asText: boolean): () => void {
  const root = document.documentElement;
  if (!asText) root.dataset.table = layout;
  return () => {
    delete root.dataset.table;
  };
}

function putDownOnEscape(view: ReturnType<typeof createView>): () => void {
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    view.guard.undo();
    view.picked.value = null;
    view.inspected.value = null;
  };
  addEventListener('keydown', key);
  return () => removeEventListener('keydown', key);
}
