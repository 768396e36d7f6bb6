import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TurningPoint } from '#analysis';
import { type Game, score } from '#engine';
import { outcomeText } from '#words';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { nameOfChair } from '../../kit/chronicle/names.ts';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { isCalm } from '../../kit/settings/calm.ts';
import type { Session } from '../../net/store/session.ts';
import { turnsIn } from './ahead.ts';
import type { Occasion } from './cast.ts';
import css from './finale.module.css';
import { listen } from './listen.ts';
import { cuesOf } from './plan/cues.ts';
import { finalePlan } from './plan/plan.ts';
import { soundingsOf } from './plan/sounds.ts';
import { playCues } from './play.ts';
import { Stage } from './stage.tsx';

interface Props {
  readonly session: Session;
  readonly game: Game;
  readonly occasion: Occasion;
  /** Where the game turned, if that is known better than by what this page has seen. */
  readonly turns?: readonly TurningPoint[] | undefined;
  readonly done: () => void;
}

const TOUCHES = ['click', 'keydown'] as const;
/** How long the one picture stands that is shown instead of a show. */
const STILL = 4000;
/** Words that have not come by then are not waited for. */
const LATE = 2000;

/** The show at the end: once, over the ranking, gone at any touch or key. Screen readers hear one sentence instead. */
export function Finale({ done, ...show }: Props) {
  const speaks = useSaid();
  useEffect(() => {
    for (const touch of TOUCHES) addEventListener(touch, done);
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, done);
    };
  }, [done]);
  useEffect(() => {
    if (speaks) return undefined;
    const timer = setTimeout(done, LATE);
    return () => clearTimeout(timer);
  }, [speaks]);
  return (
    <div class={css.over} {...address({ of: 'finale' })}>
      {speaks && <Show {...show} done={done} />}
    </div>
  );
}

function Show({ session, game, occasion, turns, done }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const ranking = useMemo(() => score(game), [game]);
  const plan = useMemo(() => finalePlan(game, ranking, turns ?? turnsIn(session)), [game]);
  const calm = useMemo(isCalm, []);
  useEffect(() => {
    if (stage.current !== null && !calm) {
      const [stop, hush] = [playCues(stage.current, cuesOf(plan), done), listen(soundingsOf(plan))];
      return () => {
        stop();
        hush();
      };
    }
    const timer = setTimeout(done, STILL);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p class="visually-hidden" role="status">
        {outcomeText(words.value, ranking, (seat) => ({
          name: nameIn(session, game, seat),
          you: isOwn(session, seat),
        }))}
      </p>
      <Stage
        at={stage}
        cast={{
          ranking,
          game,
          occasion,
          nameOf: (seat) => nameIn(session, game, seat),
          colourOf: (seat) => session.table.value?.chairs[seat]?.colour ?? seat,
          isOwn: (seat) => isOwn(session, seat),
        }}
        plan={plan}
        still={calm}
      />
      <button type="button" class={`${button.plain} ${css.skip}`} onClick={done}>
        <Icon of="close" size={18} />
        {said.value.finale.skip}
      </button>
    </>
  );
}

const nameIn = ({ table }: Session, game: Game, seat: number): string =>
  nameOfChair(table.value?.chairs ?? [], game, seat);

const isOwn = ({ held }: Session, seat: number): boolean => held.value.length === 1 && held.value.includes(seat);
