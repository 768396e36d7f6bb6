import { settings } from '../../kit/settings/settings.ts';

export interface Shown {
  readonly pass?: string;
}

/** Says something with a pass where the name is proven; what that takes is fetched only then. */
export function withPass(say: (shown: Shown) => void): void {
  if (settings.proven.peek() === '') return say({});
  import('./person.ts')
    .then(({ passNow }) => passNow())
    .then(
      (pass) => say({ pass }),
      () => say({}),
    );
}
