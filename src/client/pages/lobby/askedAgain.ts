import { useRef } from 'preact/hooks';

/** Whether a person who was ready is not any more without having taken it back; `takeBack` is told when they do. */
export function useAskedAgain(ready: boolean): { readonly isAskedAgain: boolean; readonly takeBack: () => void } {
  const was = useRef(false);
  const own = useRef(false);
  if (ready) was.current = true;
  else if (own.current) was.current = own.current = false;
  const takeBack = (): void => {
    own.current = ready;
  };
  return { isAskedAgain: was.current && !ready, takeBack };
}
