import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { need } from '../../../../tools/needs.mjs';
import { temporaryFolder } from '../../processes/folder.ts';
import { FLAGS } from './slowly.ts';

/**
 * A Chromium of which only the time is asked. A test driver has it note who caused which request, which on a slow processor
 * takes longer than the page itself.
 */
export interface BareBrowser {
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export interface Tab {
  readonly slowDown: (rate: number) => Promise<void>;
  /** Runs in every page before its own scripts. */
  readonly prepare: (source: string) => Promise<void>;
  readonly go: (address: string) => Promise<void>;
  /** What the page prints to its console next, behind this word. */
  readonly printed: (word: string) => Promise<string>;
  readonly evaluate: (source: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const WINDOW = ['--headless', '--window-size=1440,900', '--lang=en-GB', '--remote-debugging-port=0'];

export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = temporaryFolder();
  const program = need('chromium');
  const child = spawn(program, [...FLAGS, ...WINDOW, `--user-data-dir=${profile.path}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const door = await doorOf(child.stderr);
  return {
    newTab: () => openTab(door),
    async close() {
      const exit = once(child, 'exit');
      // The program may be a script, which would leave Chromium behind: its whole group ends.
      if (child.pid !== undefined) process.kill(-child.pid);
      await exit;
      profile.remove();
    },
  };
}

/** Chromium says where it can be spoken to. */
async function doorOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const [, place] = /DevTools listening on ws:\/\/([^/]+)/.exec(line) ?? [];
    if (place === undefined) continue;
    stderr.resume();
    return `http://${place}`;
  }
  throw new Error('Chromium did not start');
}

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly result?: { readonly result?: { readonly value?: unknown }; readonly exceptionDetails?: unknown };
  readonly params?: { readonly args?: readonly { readonly value?: unknown }[] };
}

async function openTab(door: string): Promise<Tab> {
  const opened = await fetch(`${door}/json/new?about:blank`, { method: 'PUT' });
  const { id: name, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const answered = new Map<number, (answer: Answer) => void>();
  const readers = new Set<(text: string) => void>();
  let count = 0;
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) answered.get(answer.id)?.(answer);
    if (answer.method === 'Runtime.consoleAPICalled')
      for (const read of readers) read(String(answer.params?.args?.[0]?.value));
  });
  const send = (method: string, params: object = {}): Promise<Answer> =>
    new Promise((resolve) => {
      count += 1;
      answered.set(count, resolve);
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  await Promise.all([send('Page.enable'), send('Runtime.enable')]);
  return {
    slowDown: async (rate) => void (await send('Emulation.setCPUThrottlingRate', { rate })),
    prepare: async (source) => void (await send('Page.addScriptToEvaluateOnNewDocument', { source })),
    go: async (url) => void (await send('Page.navigate', { url })),
    printed: (word) =>
      new Promise((resolve) => {
        const read = (text: string): void => {
          if (!text.startsWith(`${word} `)) return;
          readers.delete(read);
          resolve(text.slice(word.length + 1));
        };
        readers.add(read);
      }),
    async evaluate(expression) {
      const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (result?.exceptionDetails !== undefined) throw new Error(JSON.stringify(result.exceptionDetails));
      return result?.result?.value;
    },
    async close() {
      await fetch(`${door}/json/close/${name}`);
      socket.terminate();
    },
  };
}
