import type { ComponentChildren } from 'preact';
import { useView } from '../../view/view.ts';
import css from './middle.module.css';

/** What lies over the board, as the council does, is turned to the person it waits for. */
export function Middle({ children }: { readonly children: ComponentChildren }) {
  const { hands, me } = useView();
  if (hands.length === 0) return <>{children}</>;
  const turn = hands.find((hand) => hand.me.value === me.value)?.turn ?? 0;
  return (
    <div class={css.middle}>
      <div class={css.turned} data-turn={turn}>
        {children}
      </div>
    </div>
  );
}
