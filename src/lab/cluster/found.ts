import type { Findings } from './model.ts';

/**
 * Taken with `npm run bench cluster` on a quiet machine, whose two cores clients, nodes and NATS servers shared. To
 * measure anew, write the new figures here; the test beside the model says which rows of docs/OPERATIONS.md change by it.
 */
export const FOUND: Findings = {
  nodeCpuUs: [549, 934, 1283],
  natsCpuUs: [1150, 1295, 1283],
  natsMessages: [11.2, 14.1, 14.7],
  natsBytes: [1836, 2353, 2472],
  tableKiB: 96,
  bytesPerCommand: 160,
  logBytesPerMessage: 433,
  streamPerS: 18_112,
  entriesPerGame: 541,
  gameSeconds: 2023,
};
