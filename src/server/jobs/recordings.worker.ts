import { serveAsClerk } from '../machine/thread.ts';
import { openPacker, type Packer } from './packer.ts';
import type { Packing } from './recordings.ts';

let packer: Packer | null = null;

/** One recording at a time, a part at a time. */
serveAsClerk(async (packing: Packing): Promise<Uint8Array | null> => {
  if (packing.do === 'begin') packer = openPacker(packing.head);
  if (packing.do === 'add') await packer?.add(packing.entries);
  return packing.do === 'end' && packer !== null ? packer.end() : null;
});
