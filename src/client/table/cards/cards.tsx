import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardBack, Mark } from '../../art/index.ts';
import { RewardCard, StratagemCard } from '../../kit/cards/cardView.tsx';
import { ProvinceCard } from '../board/provinces.tsx';
import { laid, TURN_OVER } from '../senses/motion/laid.ts';
import { chairName, colourOf } from '../view/people.ts';
import { type AnyCard, mine, type Shown, useView } from '../view/view.ts';
import css from './cards.module.css';

/**
 * Cards that are turned, read and laid down. Nobody can touch them, and a reader hears of them elsewhere. An own card that
 * asks something is known, and would lie upon the answers.
 */
export function Cards() {
  const { cards } = useView();
  return (
    <div class={css.over} aria-hidden="true">
      {cards.value.map((shown) => (
        <Card key={shown.key} shown={shown} />
      ))}
    </div>
  );
}

function Card({ shown }: { readonly shown: Shown }) {
  const view = useView();
  const card = useRef<HTMLDivElement>(null);
  const leaf = useRef<HTMLDivElement>(null);
  const { key, seat, face, at, isTurned } = shown;
  const isInTheWay = seat === view.me.value && mine(view)?.todo[0] !== undefined;
  useLayoutEffect(() => {
    const down = () => {
      view.cards.value = view.cards.peek().filter((one) => one.key !== key);
    };
    move(shown, card.current, leaf.current)?.finished.then(down, down);
  }, []);
  return (
    <div
      ref={card}
      class={css.card}
      hidden={isInTheWay}
      style={{
        '--seat': `var(--seat-${colourOf(view, seat)})`,
        left: `${at.left}px`,
        top: `${at.top}px`,
        width: `${at.width}px`,
        height: `${at.height}px`,
      }}
    >
      <div ref={leaf} class={css.leaf}>
        <div class={css.face}>
          <Front face={face} />
        </div>
        {isTurned && (
          <div class={`${css.face} ${css.back}`}>
            <CardBack kind={face.of === 'province' ? 'province' : 'stratagem'} />
          </div>
        )}
      </div>
      <p class={css.who}>
        <Mark seat={colourOf(view, seat)} size={13} /> {chairName(view, seat)}
      </p>
    </div>
  );
}

function move({ from, at, to, delay, lasts, isTurned }: Shown, card: Element | null, leaf: Element | null) {
  const timing = { delay, fill: 'both' } as const;
  if (isTurned) leaf?.animate(TURN_OVER.frames, { duration: TURN_OVER.duration, easing: 'ease-out', ...timing });
  return card?.animate(laid(from, at, to, lasts, isTurned), { duration: lasts, ...timing });
}

function Front({ face }: { readonly face: AnyCard }) {
  if (face.of === 'card') return <StratagemCard card={face.card} />;
  return face.of === 'reward' ? <RewardCard reward={face.reward} /> : <ProvinceCard province={face.province} />;
}
