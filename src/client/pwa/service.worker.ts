/// The browser's helper that keeps the built game for offline play. It runs on its own and imports nothing.

/** Written in by the build: a name for exactly these files, and their addresses in the game's folder. */
declare const BUILD: string;
declare const FILES: readonly string[];

const scope = self as unknown as ServiceWorkerGlobalScope;
/** The folder of the site in which the game is hosted. */
const BASE = new URL('.', scope.location.href).pathname;
const KEPT: readonly string[] = FILES.map((file) => BASE + file);
const PREFIX = `pendulum${BASE === '/' ? '' : BASE} `;
const OWN = PREFIX + BUILD;
const PAGE = `${BASE}index.html`;
/** A table lives on the server, so its page comes from there, unless that takes this long. */
const PATIENCE = 3000;

scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(clear().then(() => scope.clients.claim())));
scope.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') scope.skipWaiting();
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lookAgain());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  const asked = askedEarly(request, pathname);
  if (asked !== undefined) return event.respondWith(asked);
  if (isNeverKept(pathname)) return;
  if (request.mode === 'navigate') {
    askEarly(pathname);
    event.respondWith(page(request, pathname));
  } else if (KEPT.includes(pathname) || lies(pathname, 'assets/')) event.respondWith(file(request));
});

/** A person who touches a notification wants to see the table again. */
async function lookAgain(): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window' });
  await page?.focus();
}

const lies = (path: string, folder: string): boolean => path.startsWith(BASE + folder);
const isNeverKept = (path: string): boolean =>
  !lies(path, '') || lies(path, 'api/') || ['healthz', 'livez', 'metrics'].includes(path.slice(BASE.length));

/** The game of a replay has the longest way: it is asked for before its page is there, and handed to that page alone. */
const early = new Map<string, Promise<Response>>();
/** A page that has not asked by then goes its own way. */
const HELD = 10_000;

function askEarly(path: string): void {
  const code = /^replay\/([a-z0-9]{8})\/?$/i.exec(path.slice(BASE.length))?.[1];
  if (code === undefined) return;
  const address = `${BASE}api/tables/${code.toUpperCase()}/log`;
  const answer = fetch(address);
  answer.catch(() => {});
  early.set(address, answer);
  setTimeout(() => early.get(address) === answer && early.delete(address), HELD);
}

/** What a seat's token opens was not asked for. */
function askedEarly(request: Request, path: string): Promise<Response> | undefined {
  const answer = request.headers.has('authorization') ? undefined : early.get(path);
  early.delete(path);
  return answer?.catch(() => fetch(request));
}

/** So many at a time, behind all that a page asks for: what is kept for later slows no game down. */
const LANES = 2;

async function fill(): Promise<void> {
  const cache = await caches.open(OWN);
  const rest = KEPT.values();
  const lane = async (): Promise<void> => {
    for (const path of rest) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Names of built files carry a hash: what is there under the same name is the same. */
async function keep(cache: Cache, path: string): Promise<void> {
  const isBuilt = lies(path, 'assets/');
  const known = isBuilt ? await caches.match(path) : undefined;
  if (known !== undefined) return cache.put(path, known);
  await cache.add(new Request(path, { cache: isBuilt ? 'default' : 'no-cache', priority: 'low' }));
}

/** The version before stays for pages that are still open with it. */
async function clear(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

const ownPage = async (): Promise<Response | undefined> => (await caches.open(OWN)).match(PAGE);

async function page(request: Request, path: string): Promise<Response> {
  if (await stepAside()) return new Response('', { headers: { refresh: '0', 'content-type': 'text/html' } });
  const kept = await ownPage();
  if (kept === undefined) return fetch(request);
  return lies(path, 't/') ? fresh(request, kept) : kept;
}

/** A newer version waits and nobody else is looking: this visit begins with it. */
async function stepAside(): Promise<boolean> {
  const { waiting } = scope.registration;
  const open = await scope.clients.matchAll({ type: 'window' });
  if (waiting === null || open.length > 1) return false;
  waiting.postMessage('takeOver');
  return true;
}

async function fresh(request: Request, kept: Response): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fetch(request).then((found) => (found.ok ? found : kept)), late]).catch(() => kept);
}

async function file(request: Request): Promise<Response> {
  const kept = (await (await caches.open(OWN)).match(request)) ?? (await caches.match(request));
  return kept ?? fetched(request);
}

/** Rendered sheets are not fetched ahead, but what was shown once is there next time. */
async function fetched(request: Request): Promise<Response> {
  const found = await fetch(request);
  if (found.ok && /\.webp$/.test(request.url)) await (await caches.open(OWN)).put(request, found.clone());
  return found;
}
