import { signal } from '@preact/signals';
import { at, within } from './base.ts';

const placeNow = (): string => (within(location.pathname) ?? '/unknown') + location.search;

/** Where this page is inside the game: path and query. */
const place = signal(placeNow());

addEventListener('popstate', () => {
  place.value = placeNow();
});

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', at(to));
  else history.replaceState(null, '', at(to));
  place.value = placeNow();
  scrollTo(0, 0);
}

export type Route =
  | {
      readonly page:
        | 'start'
        | 'quick'
        | 'gallery'
        | 'history'
        | 'you'
        | 'licences'
        | 'operator'
        | 'sandbox'
        | 'statistics'
        | 'unknown';
    }
  | { readonly page: 'solo'; readonly game: string | null }
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: 'learn'; readonly lesson: string | null }
  | { readonly page: 'practice'; readonly puzzle: string | null }
  | { readonly page: 'replay'; readonly of: string | null }
  | { readonly page: 'players'; readonly name: string | null }
  | { readonly page: 'table'; readonly code: string };

export const route = (): Route => parseRoute(place.value);

export function parseRoute(address: string): Route {
  const [first, second = null] = (address.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  switch (first) {
    case undefined:
      return { page: 'start' };
    case 't':
      return second === null ? { page: 'unknown' } : { page: 'table', code: second.toUpperCase() };
    case 'rules':
      return { page: 'rules', rule: second };
    case 'learn':
      return { page: 'learn', lesson: second };
    case 'practice':
      return { page: 'practice', puzzle: second };
    case 'replay':
      return { page: 'replay', of: second };
    case 'solo':
      return { page: 'solo', game: second };
    case 'players':
      return { page: 'players', name: second === null ? null : nameIn(second) };
    case 'quick':
    case 'gallery':
    case 'history':
    case 'you':
    case 'licences':
    case 'operator':
    case 'sandbox':
    case 'statistics':
      return { page: first };
    default:
      return { page: 'unknown' };
  }
}

/** A name as it stands in an address. */
function nameIn(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Follows a link inside the page, unless the person wants it elsewhere. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (link === null || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.hash !== '' && link.pathname === location.pathname) return;
  const path = within(link.pathname);
  if (path === null || parseRoute(path).page === 'unknown') return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

/** The code of a table in whatever a person pasted: the code itself or a whole link. */
export function codeIn(text: string): string | null {
  const found = /\/t\/([a-z0-9-]+)/i.exec(text)?.[1] ?? text.trim();
  return /^[a-z0-9-]{3,16}$/i.test(found) ? found.toUpperCase() : null;
}

/** The token of a seat in a link. It stands in the fragment, which is sent to nobody; older links have it in the query. */
export const seatIn = (link: string): string | null => /[?&#]seat=([\w-]{16,128})/.exec(link)?.[1] ?? null;

export const seatLink = (code: string, token: string): string => `/t/${code}#seat=${token}`;
