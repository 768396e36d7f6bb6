import { relative } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { root } from '../tools/project.mjs';
import { closeContexts, leaveEvidence } from './evidence.ts';
import { stopServers } from './server.ts';

/** A test that failed says where its pictures, traces and server's log lie. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const folder = await leaveEvidence(`${task.file.name} ${task.name}`);
  console.error(`\n"${task.name}" failed. Pictures, traces and the server's log: ${relative(root, folder)}`);
});

/** What a failed test left open is closed with its file. */
afterAll(async () => {
  await closeContexts();
  await stopServers();
});
