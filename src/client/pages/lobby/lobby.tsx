import { useState } from 'preact/hooks';
import { type BegunTable, CHAIRS_OF_GUEST, type Table } from '#protocol';
import { ClockGround, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { ownName } from '../../kit/name.ts';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import type { Session } from '../../net/store/session.ts';
import { isHost } from '../../table/view/people.ts';
import { useAskedAgain } from './askedAgain.ts';
import { FaceToFaceChoice } from './faceToFace.tsx';
import { Invite } from './invite.tsx';
import css from './lobby.module.css';
import { LobbySeat } from './seat.tsx';
import { Talk } from './talk.tsx';
import { LobbyTerms } from './terms.tsx';
import { Introduction, isInvited, Welcome } from './welcome.tsx';

interface Props {
  readonly session: Session;
  readonly table: Table;
}

/** Where people gather: who plays whom, and how. */
export function LobbyPage({ session, table }: Props) {
  const { lobby, start } = words.value;
  const held = session.held.value;
  // For those who were here before the host nothing moves away from under the hand.
  const [hadHost] = useState(table.host !== null);
  const invited = hadHost && isInvited(session, table);
  return (
    <main class={`${layout.page} ${css.lobby}`} data-invited={invited || undefined}>
      <ClockGround />
      <header class={`${css.head} row`}>
        <a class={button.icon} href={at('/')} aria-label={start.home}>
          <Icon of="home" />
        </a>
        <h1>{lobby.table(table.code)}</h1>
        {table.spectators > 0 && (
          <span class="soft row">
            <Icon of="eye" size={20} />
            {lobby.spectators(table.spectators)}
          </span>
        )}
        <span class={`${css.tools} row`} {...address({ of: 'lobbyTools' })}>
          <LanguageSelect />
          <Tools />
        </span>
      </header>
      {invited && <Welcome session={session} table={table} />}
      <section class={css.seats} data-standing={(held.length === 0 && !isFull(table)) || undefined}>
        <h2>{lobby.players}</h2>
        {table.begun !== undefined && <GoesOn begun={table.begun} />}
        <ol>
          {table.chairs.map((_, seat) => (
            <LobbySeat key={table.chairs[seat]?.colour} session={session} table={table} seat={seat} />
          ))}
        </ol>
        <SeatMore session={session} table={table} invited={invited} />
        <FaceToFaceChoice session={session} />
        <AskedToLeave session={session} table={table} />
      </section>
      <aside class={`${css.side} stack`}>
        <Introduction session={session} table={table} />
        <Invite session={session} table={table} />
        <Talk session={session} table={table} />
        <LobbyTerms session={session} table={table} />
      </aside>
      <StartBar session={session} table={table} />
    </main>
  );
}

/** The game begins where another one stood, or with a position that was set up by hand. */
function GoesOn({ begun: { round, byHand, of } }: { readonly begun: BegunTable }) {
  const { lobby } = words.value;
  return (
    <p>
      {byHand ? lobby.byHand(round) : lobby.begun(round)}{' '}
      {of !== null && <a href={at(`/replay/${of}`)}>{lobby.original}</a>}
    </p>
  );
}

const isFull = ({ chairs }: Table): boolean => chairs.every(({ name }) => name !== '');

/** Sit down, bring a bot, or share this screen. */
function SeatMore({ session, table, invited }: Props & { readonly invited: boolean }) {
  const { lobby } = words.value;
  const seated = session.held.value.length > 0;
  if (isFull(table)) return seated ? null : <p class="soft">{lobby.full}</p>;
  const most = CHAIRS_OF_GUEST[table.terms.public ? 'public' : 'private'];
  // Who came by the host's link finds the way to a seat in the welcome.
  const mayShare = isHost(session, table) || (session.held.value.length < most && !invited);
  return (
    <p class="row">
      {isHost(session, table) && (
        <button type="button" class={button.plain} onClick={() => session.seatBot('adept')}>
          <Icon of="bot" size={20} />
          {lobby.addBot}
        </button>
      )}
      {mayShare && (
        <button
          type="button"
          class={seated ? button.quiet : button.main}
          {...(seated ? {} : address({ of: 'sitDown' }))}
          onClick={() => session.sit(seated ? words.value.start.guest(session.held.value.length + 1) : ownName())}
        >
          <Icon of="person" size={20} />
          {seated ? lobby.addHere : lobby.sitHere}
        </button>
      )}
    </p>
  );
}

/** Those whom the host has asked to leave; the host can let them sit down again. */
function AskedToLeave({ session, table }: Props) {
  const { removal } = words.value;
  const names = table.barred ?? [];
  if (names.length === 0 || !isHost(session, table)) return null;
  return (
    <p class="row soft">
      {removal.barred}:
      {names.map((name) => (
        <button key={name} type="button" class={button.quiet} onClick={() => session.allow(name)}>
          {removal.allow(name)}
        </button>
      ))}
    </p>
  );
}

function StartBar({ session, table }: Props) {
  const { lobby } = words.value;
  const waiting = waitingFor(table);
  const host = isHost(session, table);
  return (
    <footer class={css.start}>
      <p aria-live="polite">{stateOf(session, table)}</p>
      {session.held.value
        .filter((seat) => seat !== table.host)
        .map((seat) => (
          <ReadyButton key={seat} session={session} table={table} seat={seat} />
        ))}
      {host && (
        <button
          type="button"
          class={`${button.giant} ${css.go}`}
          disabled={waiting.length > 0 || lacksPeople(table)}
          onClick={session.start}
        >
          {lobby.start}
        </button>
      )}
    </footer>
  );
}

/** The seats that have not said they are ready; the host says so by starting. */
const waitingFor = ({ chairs, host }: Table): readonly number[] =>
  chairs.flatMap(({ name, ready }, seat) => (name !== '' && !ready && seat !== host ? [seat] : []));

/** Where a game goes on, each of its seats is played. */
const lacksPeople = (table: Table): boolean => table.begun !== undefined && !isFull(table);

function stateOf(session: Session, table: Table): string {
  const { lobby, speech } = words.value;
  const waiting = waitingFor(table);
  const held = session.held.value;
  if (held.length === 0) return lobby.watching;
  if (waiting.some((seat) => held.includes(seat))) return lobby.waitingForYou;
  if (waiting.length > 0) return lobby.waitingFor(speech.list(waiting.map((seat) => table.chairs[seat]?.name ?? '')));
  if (lacksPeople(table)) return lobby.fillSeats;
  if (table.chairs.filter(({ name }) => name !== '').length < 2) return lobby.alone;
  return isHost(session, table) ? lobby.allReady : lobby.waitingForHost;
}

function ReadyButton({ session, table, seat }: Props & { readonly seat: number }) {
  const { lobby } = words.value;
  const chair = table.chairs[seat];
  const again = useAskedAgain(chair?.ready ?? false);
  if (chair === undefined) return null;
  const several = session.held.value.length > 1;
  return (
    <>
      {again.isAskedAgain && <p role="alert">{lobby.askedAgain}</p>}
      <button
        type="button"
        class={chair.ready ? button.plain : `${button.giant} ${css.go}`}
        aria-pressed={chair.ready}
        onClick={() => {
          again.takeBack();
          session.change(seat, { ready: !chair.ready });
        }}
      >
        {chair.ready && <Icon of="check" size={20} />}
        {several ? `${chair.name}: ` : ''}
        {chair.ready ? lobby.isReady : lobby.ready}
      </button>
    </>
  );
}
