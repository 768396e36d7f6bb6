import { useEffect } from 'preact/hooks';
import { around, valuesAt } from '../../kit/address.ts';
import { touchOf } from '../view/touch.ts';
import type { View } from '../view/view.ts';

/** Several people at one screen: a touch on a worker of another of them takes that seat and is theirs. */
export function useSeats(view: View): void {
  useEffect(() => {
    const click = ({ target }: MouseEvent) => {
      const worker = target instanceof Element ? around(target, { of: 'worker' }) : null;
      if (worker === null || !worker.hasAttribute('data-shared')) return;
      const [seat, index] = valuesAt(worker).map(Number);
      if (seat !== undefined && index !== undefined) touchOf(view, seat, index, worker);
    };
    addEventListener('click', click);
    return () => removeEventListener('click', click);
  }, [view]);
}
