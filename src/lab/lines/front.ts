import { openLine } from './line.ts';

/** One address for many nodes: each connection goes to the next node that is well, and ends when that one is not. */
export interface Front {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const LOOK_EVERY = 250;
const LOOK_WITHIN = 1000;

export async function openFront(nodes: readonly string[], port = 0): Promise<Front> {
  const sick = new Set<string>();
  let turn = 0;
  const next = (): string => {
    const well = nodes.filter((node) => !sick.has(node));
    turn += 1;
    const among = well.length === 0 ? nodes : well;
    return among[turn % among.length] ?? '';
  };
  const line = await openLine(next, { port });
  const look = async (node: string): Promise<void> => {
    if (await isWell(node)) sick.delete(node);
    else if (sick.has(node)) line.drop((one) => one === node);
    else sick.add(node);
  };
  const timer = setInterval(() => nodes.forEach(look), LOOK_EVERY);
  return {
    port: line.port,
    close() {
      clearInterval(timer);
      return line.close();
    },
  };
}

const isWell = (node: string): Promise<boolean> =>
  fetch(`${node}/healthz`, { signal: AbortSignal.timeout(LOOK_WITHIN) }).then(
    ({ ok }) => ok,
    () => false,
  );
