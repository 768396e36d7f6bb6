import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION } from '#protocol';
import { socketAddress } from '#server';
import type { Batch, Input } from './batches.ts';
import type { HostileRequest } from './hostile.ts';

/** Whom the attack is at, and all that its attackers are ever told. */
export interface Target {
  readonly address: string;
  readonly code: string;
  readonly learn: (text: string) => void;
}

/** Sends what belongs together. Gives how many of these inputs the server has surely taken in. */
export function attackBy(target: Target, batch: Batch): Promise<number> {
  if (batch.way === 'socket') return overSocket(target, batch);
  return batch.way === 'request' ? byRequests(target, batch.inputs) : byBytes(target, batch.inputs);
}

const LONGEST = 20_000;

/** Behind the last input goes a ping: its answer says that all before it was heard. A line that was ended was heard, too. */
function overSocket({ address, code, learn }: Target, batch: Extract<Batch, { way: 'socket' }>): Promise<number> {
  const way =
    batch.to === 'table' ? socketAddress(address, code) : `${address.replace(/^http/, 'ws')}/api/quick/socket`;
  const headers = batch.to === 'table' ? {} : { 'x-forwarded-for': '203.0.113.1' };
  const socket = new WebSocket(way, { perMessageDeflate: false, headers });
  return new Promise((resolve) => {
    let isOpen = false;
    const end = (heard: number): void => {
      clearTimeout(late);
      socket.terminate();
      resolve(heard);
    };
    const late = setTimeout(() => end(0), LONGEST);
    socket.on('open', () => {
      isOpen = true;
      const { tokens } = batch;
      if (tokens !== null)
        socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tokens, since: null }));
      for (const { data } of batch.inputs) socket.send(data);
      socket.ping();
    });
    socket.on('message', (data) => learn(String(data)));
    socket.on('pong', () => end(batch.inputs.length));
    socket.on('error', () => {});
    socket.on('close', () => end(isOpen ? batch.inputs.length : 0));
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

async function byRequests(target: Target, inputs: readonly Input<HostileRequest>[]): Promise<number> {
  let answered = 0;
  for (const { data } of inputs) if (await isAnswered(target, data)) answered += 1;
  return answered;
}

function isAnswered(
  { address, learn }: Target,
  { method, path, headers = {}, body }: HostileRequest,
): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const own = headers.upgrade === undefined ? agent : false;
  return new Promise((resolve) => {
    const asked = request({ hostname, port, method, path, headers, agent: own, timeout: LONGEST });
    asked.on('response', (response) => {
      learn(JSON.stringify(response.headers));
      response.on('data', (data) => learn(String(data)));
      response.on('end', () => resolve(true));
      response.on('error', () => resolve(true));
    });
    asked.on('upgrade', (_, socket) => {
      learn('UPGRADED');
      socket.destroy();
      resolve(true);
    });
    // Hung up on is an answer as well.
    asked.on('error', ({ message }) => resolve(message !== 'late'));
    asked.on('timeout', () => asked.destroy(new Error('late')));
    asked.end(body);
  });
}

const BYTES_WAIT = 200;

async function byBytes({ address, learn }: Target, inputs: readonly Input<string | Buffer>[]): Promise<number> {
  const { hostname, port } = new URL(address);
  for (const { data } of inputs)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(data));
      const late = setTimeout(() => socket.destroy(), BYTES_WAIT);
      socket.on('data', (heard) => learn(String(heard)));
      socket.on('error', () => {});
      socket.on('close', () => {
        clearTimeout(late);
        resolve();
      });
    });
  return inputs.length;
}
