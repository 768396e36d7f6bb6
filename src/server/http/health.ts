import { setTimeout as wait } from 'node:timers/promises';
import { StoreError, type StoreFault } from '#table/kept';

/** Why nobody should be sent here now: another node's hour, a disk that does not answer, or what the disk said. */
export type Trouble = 'closed' | 'slow' | StoreFault;

export interface HealthOptions {
  readonly isOpen: () => boolean;
  /** Writes something and has it synced. */
  readonly prove: () => Promise<void>;
  readonly now: () => number;
  /** Comes when a proof has taken too long. */
  readonly late?: () => Promise<'slow'>;
}

/** A proof is good for this long, so that those who ask often cost one write a second. */
const FRESH = 1000;
const PATIENCE = 3000;

/** Whether this server can keep what it hears, as proven by a write; null while it can. */
export function openHealth(options: HealthOptions): () => Promise<Trouble | null> {
  const { isOpen, prove, now, late = () => wait(PATIENCE, 'slow' as const, { ref: false }) } = options;
  let proof: Promise<Trouble | null> = Promise.resolve(null);
  let provenAt = Number.NEGATIVE_INFINITY;
  let isProving = false;

  const renew = (): void => {
    isProving = true;
    proof = prove().then(() => null, troubleOf);
    proof.then(() => {
      isProving = false;
      provenAt = now();
    });
  };
  return async () => {
    if (!isOpen()) return 'closed';
    if (!isProving && now() - provenAt >= FRESH) renew();
    return Promise.race([proof, late()]);
  };
}

const troubleOf = (error: unknown): Trouble => (error instanceof StoreError ? error.fault : 'broken');

/** What to do about it; no path of this machine is told to those who ask. */
export const REMEDIES: Readonly<Record<Trouble, string>> = {
  closed: 'This server takes nobody in now. Send people to another one, or try again in a moment.',
  slow: 'The disk does not answer. See what keeps it busy.',
  full: 'No room is left to keep anything. Free some space on the disk of PENDULUM_DATA, or raise PENDULUM_DATA_LIMIT.',
  unwritable: 'The data folder cannot be written. Let the user of the server write to PENDULUM_DATA.',
  damaged: 'The database is damaged. Stop the server and put a backup in its place.',
  inUse: 'Another program holds the database. Stop it.',
  fenced: 'Another server writes to the data folder. Stop one of the two.',
  broken: 'The store has failed. The log of the server says why; start the server again.',
};
