/** The folder of the site in which the game is hosted: `/`, or for example `/pendulum/`. The page's manifest lies in it. */
const folder = (): string => {
  const manifest = globalThis.document?.querySelector?.<HTMLLinkElement>('link[rel=manifest]')?.href;
  return manifest === undefined ? '/' : new URL('.', manifest).pathname;
};

const BASE = folder();

/** The address of a page or file of the game: `at('/solo')` is `/pendulum/solo` where the game is hosted under `/pendulum/`. */
export const at = (path: string): string => BASE + path.slice(1);

/** The same to be passed on to others. */
export const linkTo = (path: string): string => location.origin + at(path);

/** What `at` was given, or null for an address outside the game. */
export const within = (address: string): string | null =>
  address.startsWith(BASE) ? address.slice(BASE.length - 1) : null;
