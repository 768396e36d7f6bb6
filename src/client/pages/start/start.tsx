import { useState } from 'preact/hooks';
import type { Terms } from '#protocol';
import { ClockGround, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { NameField } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { GUEST_NUMBER } from '../../kit/name.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { go } from '../../kit/router.ts';
import { type Plan, planFor } from '../../kit/settings/plans.ts';
import { settings } from '../../kit/settings/settings.ts';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { createTable } from '../../net/link/api.ts';
import { useIsKnown } from '../home/known.ts';
import { JoinDialog } from './join.tsx';
import { OpenTables } from './openTables.tsx';
import { RealmInSight } from './realm/inSight.tsx';
import { RunningHourglasses } from './runningHourglasses.tsx';
import css from './start.module.css';

const homePart = () => import('../home/home.tsx').then(({ Home }) => Home);

/** For a stranger: title, the aim in one sentence, one big button. For those who were here: first what goes on for them. */
export function StartPage() {
  const [joining, setJoining] = useState(false);
  const { start } = words.value;
  const opening = useOpening();
  const known = useIsKnown();
  return (
    <>
      <main class={`${layout.page} ${css.start}`} data-known={known || undefined}>
        <ClockGround />
        <RunningHourglasses />
        <header class={`${css.tools} row`}>
          <LanguageSelect always />
          <Tools />
        </header>
        <section class={css.words}>
          <h1>{start.title}</h1>
          {known ? <Lazy load={homePart} with={{}} /> : <p class={css.sentence}>{start.aim}</p>}
          <PlayNow opening={opening} />
          <nav class={`row ${css.ways}`}>
            <a class={button.plain} href={at('/quick?now')}>
              <Icon of="people" size={20} />
              {start.findTable}
            </a>
            <button type="button" class={button.plain} disabled={opening.busy} onClick={() => opening.open('sit', {})}>
              <Icon of="link" size={20} />
              {start.create}
            </button>
            <button type="button" class={button.plain} onClick={() => setJoining(true)}>
              <Icon of="enter" size={20} />
              {start.join}
            </button>
            <a class={button.plain} href={at('/solo')}>
              <Icon of="bot" size={20} />
              {words.value.solo.title}
            </a>
            <a class={button.plain} href={at('/learn')}>
              <Icon of="help" size={20} />
              {start.learn}
            </a>
            <a class={button.plain} href={at('/practice')}>
              <Icon of="check" size={20} />
              {start.practice}
            </a>
            <a class={button.plain} href={at('/rules')}>
              <Icon of="rules" size={20} />
              {start.rules}
            </a>
            <a class={button.plain} href={at('/history')}>
              <Icon of="log" size={20} />
              {start.history}
            </a>
            <a class={button.plain} href={at('/you')}>
              <Icon of="person" size={20} />
              {start.you}
            </a>
          </nav>
          {settings.proven.value === '' && (
            <div class={css.name}>
              <NameField
                label={start.name}
                value={settings.name.value}
                placeholder={start.guest(GUEST_NUMBER)}
                enter={(name) => {
                  settings.name.value = name;
                }}
              />
            </div>
          )}
        </section>
        <OpenTables />
        {joining && <JoinDialog close={() => setJoining(false)} />}
      </main>
      <RealmInSight />
    </>
  );
}

function PlayNow({ opening }: { readonly opening: Opening }) {
  const { start } = words.value;
  return (
    <div class={css.play} {...address({ of: 'startPlay' })}>
      <button type="button" class={button.giant} disabled={opening.busy} onClick={() => opening.open('play', gentle())}>
        {opening.busy ? start.opening : start.playNow}
      </button>
      <p class={opening.failed ? 'bad' : 'soft'} aria-live="polite">
        {opening.failed ? start.failed : start.playNowHint}
      </p>
    </div>
  );
}

/** Who is new finds out in the first round what the pieces do, before the sand runs. */
const gentle = (): Partial<Terms> =>
  settings.seasoned.value ? {} : { timing: ['untimed', 'timed', 'timed', 'timed'] };

interface Opening {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly open: (plan: Plan, terms: Partial<Terms>) => void;
}

/** Without a server the bots sit in this browser. */
async function playAlone(terms: Partial<Terms>): Promise<void> {
  const { playAtOnce } = await import('../solo/quick.ts');
  playAtOnce(settings.seasoned.value ? 'adept' : 'novice', terms);
}

/** Makes a table and goes there. */
function useOpening(): Opening {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const open = async (plan: Plan, terms: Partial<Terms>) => {
    setState('busy');
    try {
      const code = await createTable({ terms });
      planFor(code, plan);
      go(`/t/${code}`);
    } catch {
      if (plan === 'play') return playAlone(terms);
      setState('failed');
    }
  };
  return { busy: state === 'busy', failed: state === 'failed', open };
}
