import { useLayoutEffect } from 'preact/hooks';
import { allAt } from '../../kit/address.ts';
import { useView } from '../view/view.ts';

/** Tells the table that something stands beside its board. Styles that looked for it (`:has`) would look at every change. */
export function useBeside(): void {
  const isAround = useView().hands.length > 0;
  useLayoutEffect(() => {
    const [table] = isAround ? [] : allAt({ of: 'table' });
    table?.setAttribute('data-side', '');
    return () => table?.removeAttribute('data-side');
  }, [isAround]);
}
