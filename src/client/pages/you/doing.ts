import { useState } from 'preact/hooks';
import type { Fault } from '#protocol';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { Refused } from '../../net/person/person.ts';

interface Doing {
  readonly busy: boolean;
  /** What came of it, in words. */
  readonly news: string;
  readonly run: (act: () => Promise<unknown>, done: string) => Promise<void>;
}

/** Does one thing at a time and says what came of it. */
export function useDoing(changed: () => void): Doing {
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState('');
  const run = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    setNews('');
    await act().then(
      () => setNews(done),
      (error: unknown) => setNews(reasonOf(error)),
    );
    setBusy(false);
    changed();
  };
  return { busy, news, run };
}

const reasonOf = (error: unknown): string =>
  error instanceof Refused ? words.value.faults[error.fault satisfies Fault] : said.value.you.failed;
