import { greeting, newGuest } from '#protocol/guest';
import { socketAddress } from '#server';
import { serverAsChild } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { inParts, until } from '../../processes/patience.ts';
import { type Found, percentile } from '../figures/bench.ts';
import { type BareSocket, openBareSocket } from './bareSocket.ts';
import { newSample, type Sample } from './screens.ts';
import { type BusyTable, openBusyTable, SEATS } from './table.ts';

const SPECTATORS = 1000;
const AT_ONCE = 20;
const EVERY = 500;
const MEASURED = 15_000;
/** How much later a player's command may be on all players' screens. */
const MOST = 5;

/** One table, with nobody and then with a thousand who watch it. */
export async function spectatorsFound(): Promise<Found> {
  const data = temporaryFolder();
  const server = await serverAsChild(data.path);
  try {
    const sample = newSample();
    const busy = await openBusyTable(server.address, 1, sample);
    await until(busy.isRunning, 60_000, 'the table never began');
    await played(busy, sample);
    const quiet = await played(busy, sample);
    const shown = { count: 0 };
    const watchers = await inParts(Array.from({ length: SPECTATORS }), AT_ONCE, () =>
      watch(socketAddress(server.address, busy.code), shown),
    );
    shown.count = 0;
    const watched = await played(busy, sample);
    for (const { close } of [...watchers, busy.screens]) close();
    return found(quiet, watched, shown.count / watched.length / SPECTATORS);
  } finally {
    await server.kill();
    data.remove();
  }
}

function found(quiet: readonly number[], watched: readonly number[], share: number): Found {
  const [alone, before] = [percentile(quiet, 0.99), percentile(watched, 0.99)];
  const round = (value: number): number => Number(value.toFixed(1));
  return {
    figures: {
      spectators: SPECTATORS,
      unwatchedP99Ms: round(alone),
      watchedP99Ms: round(before),
      shownShare: round(share),
    },
    lines: [
      {
        what: `a player's command with ${SPECTATORS} spectators at the table, p99`,
        found: `${round(before)} ms, without them ${round(alone)} ms`,
        mark: { text: `at most ${MOST} ms more`, reached: before <= alone + MOST },
      },
      { what: '  commands that spectators were shown', found: `${(share * 100).toFixed(0)} %` },
    ],
  };
}

/** Says hello without a token, and is there when the welcome has come. */
async function watch(address: string, shown: { count: number }): Promise<BareSocket> {
  let welcomed = (): void => {};
  const isWelcome = new Promise<void>((resolve) => {
    welcomed = resolve;
  });
  const socket = await openBareSocket(address, (bytes) => {
    welcomed();
    if (bytes.subarray(0, HAPPENED.length).equals(HAPPENED)) shown.count += 1;
  });
  socket.send(JSON.stringify(greeting(newGuest())));
  await isWelcome;
  return socket;
}

const HAPPENED = Buffer.from('{"type":"happened"');

/** The five ask in turn, each twice a second; gives how long each command took to all five. */
async function played(busy: BusyTable, sample: Sample): Promise<readonly number[]> {
  Object.assign(sample, newSample());
  let acted = 0;
  const timer = setInterval(() => {
    busy.act(acted % SEATS);
    acted += 1;
  }, EVERY / SEATS);
  await new Promise((resolve) => setTimeout(resolve, MEASURED));
  clearInterval(timer);
  return sample.waits;
}
