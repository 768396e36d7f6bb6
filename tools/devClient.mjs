import prefresh from '@prefresh/vite';
import { createServer } from 'vite';
import { at } from './project.mjs';

/** What the server answers; all else is the client's. */
const OF_SERVER = '^/(api|healthz|metrics)(/|$)|^/t/[^/]+/preview.png';

/** In milliseconds: a file that is read while it is being saved is empty, and its second half would come unnoticed. */
const SAVED = { stabilityThreshold: 50, pollInterval: 10 };

/** Vite serves the client and changes it in the open page. */
export async function serveClient(server) {
  const { HOST: host = 'localhost', PORT: port = '5173' } = process.env;
  const vite = await createServer({
    configFile: at('vite.config.ts'),
    base: '/',
    cacheDir: at('dist/vite'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [prefresh()],
    server: {
      host,
      port: Number(port),
      strictPort: true,
      proxy: { [OF_SERVER]: { target: server, ws: true } },
      watch: { awaitWriteFinish: SAVED },
    },
  });
  await vite.listen();
  return { address: `http://${host}:${vite.httpServer.address().port}`, close: () => vite.close() };
}
