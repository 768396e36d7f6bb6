import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon, Mark } from '../../../art/index.ts';
import { address } from '../../../kit/address.ts';
import { words } from '../../../kit/i18n.ts';
import { chairName, colourOf } from '../../view/people.ts';
import { useView, type View } from '../../view/view.ts';
import css from './claimed.module.css';
import { type Claim, claimsIn } from './claims.ts';

const SHOWN_FOR = 7000;

/** Says for a while that another has claimed the achievement, and whether the legendary point went with it. */
export function Claimed() {
  const view = useView();
  const claims = useMemo(() => signal<readonly Claim[]>([]), [view]);
  useEffect(() => follow(view, claims), [view]);
  // Around one screen a hand may lie at its upper edge.
  return view.hands.length === 0 ? <ClaimNotice claims={claims.value} /> : null;
}

/** For eyes; the announcer tells ears of every claim. */
export function ClaimNotice({ claims }: { readonly claims: readonly Claim[] }) {
  const view = useView();
  if (claims.length === 0) return null;
  const { cards, names, table } = words.value;
  return (
    <div class={css.over} {...address({ of: 'claimed' })} aria-hidden="true">
      {claims.map(({ key, seat, achievement, isToken }) => (
        <p key={key} class={css.claim} style={{ '--seat': `var(--seat-${colourOf(view, seat)})` }}>
          <Mark seat={colourOf(view, seat)} size={16} />
          <span>{table.claims(chairName(view, seat), names.quote(cards.achievements[achievement]), isToken)}</span>
          <Icon of={isToken ? 'legendary' : 'final'} size={22} />
        </p>
      ))}
    </div>
  );
}

function follow({ session }: View, claims: Signal<readonly Claim[]>): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let last = session.feed.peek().at(-1)?.seq ?? -1;
  const stop = effect(() => {
    const news = session.feed.value.filter(({ seq }) => seq > last);
    last = session.feed.value.at(-1)?.seq ?? -1;
    const found = claimsIn(news, session.held.peek());
    if (found.length === 0) return;
    claims.value = [...claims.peek(), ...found];
    const forget = () => {
      claims.value = claims.peek().filter((one) => !found.includes(one));
    };
    timers.add(setTimeout(forget, SHOWN_FOR));
  });
  return () => {
    stop();
    timers.forEach(clearTimeout);
  };
}
