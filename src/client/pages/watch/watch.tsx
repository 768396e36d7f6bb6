import { useState } from 'preact/hooks';
import { Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { recall, remember } from '../../kit/settings/settings.ts';
import { streamPath } from '../../kit/stream.ts';
import type { Session } from '../../net/store/session.ts';
import { SeatPicker } from '../../table/screen/seatPicker.tsx';
import { useLayout } from '../../table/view/layout.ts';
import { LiveChances, mayTellChances } from './chances.tsx';
import { JoinGame } from './join.tsx';

interface Props {
  readonly session: Session;
  readonly code: string;
}

/** For those who came to watch: through whose eyes, who is likely to win, a view for streams, and the way into the game. */
export function WatchTools({ session, code }: Props) {
  const isWide = useLayout().value === 'wide';
  if (!useSaid()) return null;
  const watches = session.held.value.length === 0;
  return (
    <>
      <JoinGame session={session} isBrief={!isWide} />
      {watches && isWide && <Chances session={session} />}
      {watches && <SeatPicker />}
      {watches && isWide && <StreamLink code={code} />}
    </>
  );
}

/** On a page of its own, for a program that shows it to others. */
function StreamLink({ code }: Pick<Props, 'code'>) {
  const { stream } = said.value.quick;
  return (
    <a
      class={button.icon}
      href={at(streamPath(code))}
      target="_blank"
      rel="noreferrer"
      aria-label={stream}
      title={stream}
    >
      <Icon of="eye" size={20} />
    </a>
  );
}

/** What the champion knows is large, so it is fetched when it is wanted. */
function Chances({ session }: Pick<Props, 'session'>) {
  const [on, setOn] = useState(() => recall('chances') === true);
  if (!mayTellChances(session.table.value)) return null;
  const turn = (): void => {
    remember('chances', !on);
    setOn(!on);
  };
  return (
    <>
      {on && <LiveChances session={session} />}
      <button
        type="button"
        class={button.icon}
        aria-pressed={on}
        aria-label={said.value.quick.chances}
        title={said.value.quick.chances}
        onClick={turn}
      >
        <Icon of="chart" size={20} />
      </button>
    </>
  );
}
