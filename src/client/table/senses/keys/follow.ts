import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../../../kit/settings/settings.ts';
import type { View } from '../../view/view.ts';
import { meaningOf } from './bindings.ts';
import { writes } from './find.ts';
import { modeOf, obey } from './obey.ts';

/** The whole game by keyboard. Fields keep their keys, dialogs keep theirs, and the browser keeps Control and Meta. */
export function useKeys(view: View): void {
  // With the first picture: a player who sees it may press a key already.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key === 'Alt') showHints(true);
      else if (isForTable(event)) press(view, event);
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === 'Alt') hideHints(event);
    };
    const away = () => showHints(false);
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', away);
    return () => {
      showHints(false);
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', away);
    };
  }, [view]);
}

function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.repeat) return false;
  if (writes(event.target) || document.querySelector('dialog[open]') !== null) return false;
  return settings.shortcuts.value || event.altKey || event.key.startsWith('Arrow') || event.key === 'Escape';
}

function press(view: View, event: KeyboardEvent): void {
  const meaning = meaningOf(event, modeOf(view));
  if (meaning === null || (view.asText.value && meaning.to === 'step')) return;
  event.preventDefault();
  obey(view, meaning);
}

/** While Alt is held, every piece shows the key that touches it. */
function showHints(on: boolean): void {
  document.documentElement.toggleAttribute('data-show-keys', on);
}

/** Without this some browsers open their menu when Alt is let go. */
function hideHints(event: KeyboardEvent): void {
  if (document.documentElement.hasAttribute('data-show-keys')) event.preventDefault();
  showHints(false);
}
