import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { MOST_REQUEST_BYTES, type Table } from '#protocol';
import { parseTableRequest } from '#protocol/parse';
import { loadCatalogue, pickLanguage } from '#words';
import type { Config } from '../machine/config.ts';
import type { Operator } from '../manners/operator.ts';
import type { Daily } from '../people/daily.ts';
import type { People } from '../people/people.ts';
import type { Puzzles } from '../people/puzzles.ts';
import type { Quick } from '../quick/quick.ts';
import type { Services } from '../tables/services.ts';
import type { Tables } from '../tables/tables.ts';
import { LINE_LIMITS, limitUnanswered, SOCKET_LIMITS } from '../wire/wire.ts';
import type { Addresses } from './addresses.ts';
import { chronicle } from './chronicle.ts';
import { daily } from './daily.ts';
import { type Gate, openGate } from './manners/gate.ts';
import { operate } from './manners/operator.ts';
import { past } from './past.ts';
import { standings } from './people/standings.ts';
import { peopleRoutes } from './people.ts';
import { openPainter } from './preview/painter.ts';
import { pictureOf } from './preview/picture.ts';
import { previewOf } from './preview/preview.ts';
import { puzzleRoutes } from './puzzles.ts';
import { no, refusalOf, WAIT } from './refusal.ts';
import { HEADERS } from './security.ts';
import { sockets } from './sockets.ts';
import { builtWords, spokenManifest, spokenPage } from './spoken.ts';
import { watch } from './watch.ts';

export type Place = Pick<Services, 'machine' | 'config' | 'metrics' | 'store' | 'manners'> & {
  /** Null where nobody has set a token. */
  readonly operator: Operator | null;
  readonly tables: Tables;
  readonly addresses: Addresses;
  readonly people: People;
  readonly daily: Daily;
  readonly puzzles: Puzzles;
  readonly quick: Quick;
  readonly logger: FastifyInstance['log'];
};

/** HTTP and sockets on one port. */
export async function openApp(place: Place): Promise<FastifyInstance> {
  const { config, logger, tables } = place;
  const app = fastify({
    loggerInstance: logger,
    // Addresses name tables, and old links can hold a seat's token, so no request is ever logged.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    // Proxies may leave the folder in front of an address or take it away.
    rewriteUrl: ({ url = '/' }) => (url.startsWith(config.base) ? url.slice(config.base.length - 1) : url),
    ...LINE_LIMITS,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
  });
  await app.register(helmet, HEADERS);
  limitUnanswered(app.server);
  await app.register(rateLimit, { global: false, max: config.requestsPerMinute, timeWindow: 60_000 });
  await app.register(websocket, {
    // What a stranger can cause is no error of ours, and no line in the log.
    errorHandler: (_error, socket) => socket.terminate(),
    options: SOCKET_LIMITS,
  });
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logger.error({ err: error }, 'a request failed');
    return reply.code(status).send(refusalOf(status));
  });
  // The plugin would let a socket in anywhere, and say where in the log.
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws && request.routeOptions.url?.endsWith('/socket') !== true)
      await reply.code(404).send(no('noSuchTable', 'Open sockets at /api/tables/CODE/socket or /api/quick/socket.'));
  });
  watch(app, place);
  // Files of the build are for everybody: many play behind one address.
  await app.register(async (api) => {
    const gate = openGate({ bans: place.manners.bans, idOf: place.people.idOf });
    api.addHook('onRequest', api.rateLimit());
    api.addHook('onRequest', gate.judge);
    routes(api, place, gate);
  });
  // The operator comes in from everywhere, and cannot lock themselves out.
  await app.register(async (api) => {
    api.addHook('onRequest', api.rateLimit());
    if (place.operator !== null) operate(api, place.operator, config.operatorToken);
  });
  const limit = app.createRateLimit();
  await serveClient(app, config, async (request) => {
    const counted = await limit(request);
    return counted.isAllowed || !counted.isExceeded ? tables.look(request.params.code) : undefined;
  });
  return app;
}

function routes(app: FastifyInstance, place: Place, gate: Gate): void {
  const { tables, quick, addresses } = place;

  app.get('/api/tables', () => ({ tables: tables.listed(), hall: quick.look() }));
  app.post('/api/tables', { bodyLimit: MOST_REQUEST_BYTES }, async (request, reply) => {
    const parsed = parseTableRequest(request.body);
    if (!parsed.ok) return reply.code(400).send({ ...refusalOf(400), fault: parsed.fault });
    const wait = addresses.waitToCreate(request.ip);
    if (wait > 0) return reply.code(429).header('retry-after', wait).send(no('tooMany', WAIT));
    const { terms = {}, origin } = parsed.message;
    const code = await (origin === undefined ? tables.create(terms) : tables.createFrom(origin));
    return code === undefined ? reply.code(400).send(refusalOf(400)) : reply.code(201).send({ code });
  });
  app.get<{ Params: { code: string } }>('/api/tables/:code', async (request, reply) => {
    const table = await tables.look(request.params.code);
    return table === undefined ? reply.code(404).send(no('noSuchTable')) : { table };
  });
  chronicle(app, place.store, tables);
  peopleRoutes(app, place);
  daily(app, place.daily, place.people);
  puzzleRoutes(app, place.puzzles);
  past(app, place.store);
  standings(app, place);

  sockets(app, place, gate);
}

type OfTable = { Params: { code: string }; Querystring: { language?: string } };
/** The table a page is about; beyond the limit of an address pages are shown without. */
type Look = (request: FastifyRequest<OfTable>) => Promise<Table | undefined>;

/** The built client; every address that is no file is a page of it. */
async function serveClient(app: FastifyInstance, { client: folder, base }: Config, look: Look): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(files, {
      root: folder,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
    });
  }
  const words = await builtWords(folder);
  const file = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  /** Built addresses are relative; a page lies at any depth, so it names the folder. */
  const page = async (request: FastifyRequest): Promise<string> =>
    (await spokenPage(await file('index.html'), languagesOf(request), words)).replaceAll('="./', `="${base}`);
  const send = (reply: FastifyReply, text: string, type = 'text/html') =>
    reply.type(`${type}; charset=utf-8`).headers({ 'cache-control': 'no-cache', vary: 'accept-language' }).send(text);
  if (isBuilt) {
    for (const path of ['/', '/index.html']) app.get(path, async (request, reply) => send(reply, await page(request)));
    app.get('/manifest.webmanifest', async (request, reply) => {
      const manifest = await spokenManifest(await file('manifest.webmanifest'), languagesOf(request));
      return send(reply, JSON.stringify(manifest), 'application/manifest+json');
    });
    if (base !== '/') app.get(base.slice(0, -1), (_, reply) => reply.redirect(base));
    app.get<OfTable>('/t/:code', async (request, reply) => {
      const table = await look(request);
      if (table === undefined) return send(reply, await page(request));
      const home = `${request.protocol}://${request.host}${base.slice(0, -1)}`;
      return send(reply, await previewOf(await page(request), table, home, languagesOf(request)));
    });
    // A name may end like a file.
    app.get('/players/:name', async (request, reply) => send(reply, await page(request)));
    servePictures(app, folder, base, look);
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(pathOf(request.url));
    if (isPage && isBuilt) return send(reply, await page(request));
    return reply.code(404).send(no('noSuchTable'));
  });
}

/** What messengers show beside the link of a table; where it cannot be painted, the picture of every page. */
function servePictures(app: FastifyInstance, folder: string, base: string, look: Look): void {
  const painter = openPainter(join(folder, 'preview'), (error) => app.log.error({ err: error }, 'no pictures'));
  app.addHook('onClose', painter.close);
  app.get<OfTable>('/t/:code/preview.png', async (request, reply) => {
    const table = await look(request);
    const words = await loadCatalogue(pickLanguage([String(request.query.language)]));
    const png = table && (await painter.paint(pictureOf(table, words)));
    if (!png) return reply.redirect(`${base}preview.png`);
    return reply.type('image/png').header('cache-control', 'public, max-age=60').send(png);
  });
}

const languagesOf = ({ headers }: FastifyRequest): string => headers['accept-language'] ?? '';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Built files carry a hash in their name and never change; pages are asked for again. */
const cachingOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
