import type { Signal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import type { Game, Millis, Seat } from '#engine';
import { lastSeq } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at, linkTo } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { go } from '../../kit/router.ts';
import { saveFile } from './load.ts';
import css from './moreMenu.module.css';
import type { ReplaySession } from './session.ts';

interface Props {
  readonly session: ReplaySession;
  readonly watched: Signal<Seat | null>;
  readonly name: string | null;
}

/** What is played on from. */
interface Moment {
  readonly position: number;
  readonly at: Millis;
  readonly round: number;
}

const playOnDialog = () => import('../playOn/dialog.tsx').then(({ PlayOnDialog }) => PlayOnDialog);

/** Playing on, saving, a link to this very moment, another file, and the way out. */
export function MoreMenu({ session, watched, name }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [copied, setCopied] = useState(false);
  const [moment, setMoment] = useState<Moment | null>(null);
  const game = session.shown.value;
  const { replay } = said.value;
  const close = () => menu.current?.removeAttribute('open');
  const copy = () =>
    navigator.clipboard.writeText(linkHere(session, name)).then(
      () => setCopied(true),
      () => prompt(replay.copyLink, linkHere(session, name)),
    );
  return (
    <>
      <details
        name="replay-sheet"
        class={css.menu}
        {...address({ of: 'moreMenu' })}
        ref={menu}
        onToggle={() => setCopied(false)}
      >
        <summary class={button.icon} aria-label={replay.more} title={replay.more}>
          <Icon of="menu" size={20} />
        </summary>
        <div class={`${css.sheet} ${layout.sheet} stack`}>
          {game !== null && game.phase !== 'over' && (
            <button
              type="button"
              class={button.main}
              onClick={() => {
                session.pause();
                setMoment({ position: session.position.value, at: session.now(), round: game.round });
                close();
              }}
            >
              <Icon of="flip" size={20} />
              {said.value.playOn.title}
            </button>
          )}
          {game !== null && game.phase !== 'over' && (
            <button type="button" class={button.plain} onClick={() => void editHere(session, game)}>
              <Icon of="settings" size={20} />
              {said.value.sandbox.editHere}
            </button>
          )}
          <button
            type="button"
            class={button.plain}
            onClick={() => {
              saveFile(session.film.recording, name ?? 'game');
              close();
            }}
          >
            <Icon of="log" size={20} />
            {replay.save}
          </button>
          {name !== null && (
            <button type="button" class={button.plain} onClick={copy}>
              <Icon of={copied ? 'check' : 'link'} size={20} />
              <span aria-live="polite">{copied ? replay.copied : replay.copyLink}</span>
            </button>
          )}
          <a class={button.plain} href={at('/history')}>
            {said.value.history.title}
          </a>
          <a class={button.plain} href={at('/')}>
            <Icon of="home" size={20} />
            {words.value.end.home}
          </a>
        </div>
      </details>
      {moment !== null && (
        <Lazy
          load={playOnDialog}
          with={{
            ...moment,
            recording: session.film.recording,
            seat: watched.value ?? 0,
            name,
            close: () => setMoment(null),
          }}
        />
      )}
    </>
  );
}

/** The moment as a position to be changed. */
async function editHere(session: ReplaySession, game: Game): Promise<void> {
  session.pause();
  const { packMoment } = await import('../position/link.ts');
  go(`/sandbox#${await packMoment(game, session.now())}`);
}

function linkHere({ film, position }: ReplaySession, name: string | null): string {
  const entry = film.entries[position.value - 1];
  return linkTo(`/replay/${name ?? ''}?at=${entry === undefined ? 0 : lastSeq(entry)}`);
}
