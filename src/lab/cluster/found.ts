import type { Findings } from './model.ts';

/**
 * Taken on a machine with two cores that clients, nodes and NATS servers shared with others. Whoever measures anew writes the new
 * figures here; the test beside the model says which rows of docs/OPERATIONS.md change by it.
 */
export const FOUND: Findings = {
  nodeCpuUs: [497, 632, 1177],
  natsCpuUs: [766, 608, 1070],
  natsMessages: [9.2, 9.3, 14.4],
  natsBytes: [1734, 2176, 2569],
  tableKiB: 96,
  bytesPerCommand: 160,
  logBytesPerMessage: 438,
  streamPerS: 7000,
  entriesPerGame: 543,
  gameSeconds: 2023,
};
