import { at } from '../../kit/base.ts';
import css from './home.module.css';

/** One thing that goes on, and the way there. */
export function Card({ to, label, text }: { readonly to: string; readonly label: string; readonly text: string }) {
  return (
    <a class={css.card} href={at(to)}>
      <small>{label}</small>
      <b>{text}</b>
    </a>
  );
}
