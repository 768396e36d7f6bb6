import type { ComponentChildren } from 'preact';

/** Where to go when the game is over, for tables that are not on a server; `look` shows the table again. */
export type Ways = (look: () => void) => ComponentChildren;
