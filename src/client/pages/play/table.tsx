import { computed, effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../../kit/i18n.ts';
import { ownName } from '../../kit/name.ts';
import { go, seatIn } from '../../kit/router.ts';
import { type Plan, takePlan } from '../../kit/settings/plans.ts';
import { keepSeal } from '../../kit/settings/seals.ts';
import { keepOnlySeat, keepSeat, seatTokens } from '../../kit/settings/seats.ts';
import { settings } from '../../kit/settings/settings.ts';
import { followStream, streaming } from '../../kit/stream.ts';
import { fetchPast } from '../../net/link/api.ts';
import { ask } from '../../net/link/ask.ts';
import { openSocketLink, socketAddress } from '../../net/link/socket.ts';
import { createSession } from '../../net/store/create.ts';
import type { Session } from '../../net/store/session.ts';
import { NotFound } from '../notFound.tsx';
import { followNews } from './followNews.ts';
import { followBlocked } from './keepOut.ts';
import { SessionPage } from './session.tsx';

const BOTS_TO_PLAY = 2;

/** A table on the server, by its code. */
export function TablePage({ code }: { readonly code: string }) {
  useEffect(followStream, []);
  const session = useMemo(() => openTable(code), [code]);
  const plan = useMemo(() => takePlan(code), [code]);
  useEffect(() => session.close, [session]);
  useEffect(watchAddress, []);
  useEffect(() => arrive(session, plan), [session, plan]);
  useEffect(() => showCoach(session), [session]);
  useEffect(() => followNews(session), [session]);
  useEffect(() => followBlocked(session), [session]);
  useEffect(() => {
    document.title = `${words.value.lobby.table(code)} · ${words.value.start.title}`;
  });
  if (useIsMissing(session, code)) return <NotFound />;
  return <SessionPage session={session} code={code} straight={plan === 'play'} />;
}

function openTable(code: string): Session {
  takeSeatFromAddress(code);
  return createSession(openSocketLink(socketAddress(code)), {
    // The audience of a stream is shown no more than any spectator.
    tokens: () => (streaming.value ? [] : seatTokens(code)),
    keep: (token, isOnly) => (isOnly ? keepOnlySeat : keepSeat)(code, token),
    keepSeal: (seal) => keepSeal(code, seal),
    past: () => fetchPast(code, seatTokens(code)[0]),
  });
}

/** At once out of sight: an address is shown, copied and remembered. */
function takeSeatFromAddress(code: string): void {
  const seat = seatIn(location.href);
  if (seat === null) return;
  keepSeat(code, seat);
  go(`/t/${code}`, 'replace');
}

/** The link of a seat at this very table was entered while the table is open. */
function watchAddress(): () => void {
  const look = () => seatIn(location.hash) !== null && location.reload();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

/** Carries out what was planned when this table was made, as soon as the table has said welcome. */
function arrive(session: Session, plan: Plan | undefined): (() => void) | undefined {
  if (plan === undefined) return undefined;
  let stop = false;
  const unsubscribe = session.connection.subscribe((connection) => {
    if (connection !== 'open' || stop) return;
    stop = true;
    session.sit(ownName());
    if (plan === 'sit') return;
    for (let nth = 0; nth < BOTS_TO_PLAY; nth += 1) session.seatBot(settings.seasoned.value ? 'adept' : 'novice');
    for (let seat = 0; seat <= BOTS_TO_PLAY; seat += 1) session.change(seat, { character: 'basic' });
    session.start();
  });
  return unsubscribe;
}

/** Lets the table know who is advised. Said once at a time: a seat held on two devices must not argue with itself. */
function showCoach(session: Session): () => void {
  const isAlone = computed(() => {
    const { public: isPublic = true, rated = true } = session.table.value?.terms ?? {};
    return isPublic || rated;
  });
  return effect(() => {
    const coached = settings.coach.value && !isAlone.value;
    if (session.connection.value !== 'open') return;
    for (const seat of session.held.value) {
      if (session.table.peek()?.chairs[seat]?.coached !== coached) session.change(seat, { coached });
    }
  });
}

/** A socket cannot say why it was not let in, so the table is asked for by other means. */
function useIsMissing(session: Session, code: string): boolean {
  const [missing, setMissing] = useState(false);
  const isLost = session.table.value === null && session.connection.value === 'lost';
  const fault = session.notice.value;
  useEffect(() => {
    if (!isLost) return;
    ask(`/api/tables/${encodeURIComponent(code)}`).then(
      ({ status }) => setMissing(status === 404),
      () => undefined,
    );
  }, [isLost, code]);
  return missing || (session.table.value === null && fault?.type === 'fault' && fault.fault === 'noSuchTable');
}
