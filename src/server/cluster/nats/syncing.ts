import type { FastifyBaseLogger } from 'fastify';

/** From here on a NATS server can sync each message before it acknowledges it; 2.9 does not know the setting at all. */
const SOUND = [2, 10, 20] as const;

const LOST = 'machines that lose power together lose moves that players were told of; see OPERATIONS.md';

export interface SyncCheck {
  readonly version: string;
  /** Addresses of NATS's figures, `http://host:8222`. */
  readonly monitors: readonly string[];
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly isSynced?: (monitor: string) => Promise<boolean>;
}

/** Says loudly at the start if what NATS acknowledges is not on a disk, or if nobody can tell. */
export async function checkSync({ version, monitors, logger, isSynced = asked }: SyncCheck): Promise<void> {
  if (!isSound(version)) return logger.error({ version }, `this NATS server syncs every two minutes: ${LOST}`);
  if (monitors.length === 0)
    return logger.warn(
      `whether NATS syncs is not known, for PENDULUM_NATS_MONITOR is not set: if it does not, ${LOST}`,
    );
  for (const monitor of monitors) {
    const answer = await isSynced(monitor).catch(() => null);
    if (answer === null) logger.warn({ monitor }, `this NATS server does not say whether it syncs: if not, ${LOST}`);
    else if (!answer) logger.error({ monitor }, `this NATS server lacks "sync_interval: always": ${LOST}`);
  }
}

function isSound(version: string): boolean {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const first = SOUND.findIndex((least, nth) => parts[nth] !== least);
  return first < 0 || (parts[first] ?? 0) > (SOUND[first] ?? 0);
}

interface Figures {
  readonly jetstream?: { readonly config?: { readonly sync_always?: boolean } };
}

async function asked(monitor: string): Promise<boolean> {
  const answer = await fetch(new URL('/varz', monitor), { signal: AbortSignal.timeout(2000) });
  const { jetstream } = (await answer.json()) as Figures;
  return jetstream?.config?.sync_always === true;
}
