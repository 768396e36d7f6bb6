import { words } from '../../kit/i18n.ts';
import css from './steps.module.css';

/** Six dots; the one we are at is named. */
export function CouncilSteps({ now }: { readonly now: number }) {
  const { council } = words.value;
  return (
    <p class={css.steps} role="img" aria-label={council.step(now + 1, council.steps[now] ?? '')}>
      {council.steps.map((step, nth) => (
        <span key={step} data-step={nth === now ? 'now' : nth < now ? 'past' : undefined} aria-hidden="true">
          <i />
          <b>{step}</b>
        </span>
      ))}
    </p>
  );
}
