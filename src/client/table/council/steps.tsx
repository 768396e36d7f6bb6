import { words } from '../../kit/i18n.ts';

/** Six dots; the one we are at is named. */
export function CouncilSteps({ now }: { readonly now: number }) {
  const { council } = words.value;
  return (
    <p class="council-steps" role="img" aria-label={council.step(now + 1, council.steps[now] ?? '')}>
      {council.steps.map((step, nth) => (
        <span key={step} class={nth === now ? 'is-now' : nth < now ? 'is-past' : ''} aria-hidden="true">
          <i />
          <b>{step}</b>
        </span>
      ))}
    </p>
  );
}
