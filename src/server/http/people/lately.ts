/** Who asks what was asked within so long hears the same. */
const FRESH = 1000;
/** An answer this old is still told at once, while a new one is fetched for the next who asks. */
const OLD = 10_000;
const MOST = 100;

interface Known {
  readonly at: number;
  readonly answer: Promise<Uint8Array>;
}

export type Lately = (question: string, ask: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** Answers that many ask for are worked out once in a while, however many ask. */
export function openLately(now: () => number): Lately {
  const known = new Map<string, Known>();
  const asking = new Set<string>();

  const remember = (question: string, answer: Promise<Uint8Array>): void => {
    known.delete(question);
    known.set(question, { at: now(), answer });
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  };
  const refresh = (question: string, ask: () => Promise<Uint8Array>): void => {
    if (asking.has(question)) return;
    asking.add(question);
    const answer = ask();
    answer
      .then(
        () => remember(question, answer),
        () => undefined,
      )
      .finally(() => asking.delete(question));
  };

  return (question, ask) => {
    const found = known.get(question);
    const age = found === undefined ? Number.POSITIVE_INFINITY : now() - found.at;
    if (found !== undefined && age < OLD) {
      if (age >= FRESH) refresh(question, ask);
      return found.answer;
    }
    const answer = ask();
    remember(question, answer);
    answer.catch(() => known.delete(question));
    return answer;
  };
}
