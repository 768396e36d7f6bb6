import { expect, test } from 'vitest';
import { checkSync } from './syncing.ts';

/** What is said at the start, each sentence with how loud it is. */
async function said(version: string, monitors: Readonly<Record<string, boolean | null>> = {}) {
  const heard: string[] = [];
  const say = (loud: string) => (first: unknown, second?: unknown) => void heard.push(`${loud}: ${second ?? first}`);
  const isSynced = async (monitor: string): Promise<boolean> => {
    const answer = monitors[monitor];
    if (typeof answer !== 'boolean') throw new Error('no answer');
    return answer;
  };
  await checkSync({
    version,
    monitors: Object.keys(monitors),
    logger: { warn: say('warn'), error: say('error') },
    isSynced,
  });
  return heard;
}

test.each(['2.9.10', '2.10.0', '2.10.19', '1.4.1', ''])(
  'NATS %s cannot sync what it acknowledges, which is said loudly',
  async (version) => {
    expect(await said(version)).toEqual([expect.stringMatching(/^error: .*every two minutes.*lose moves/)]);
  },
);

test.each(['2.10.20', '2.11.0', '2.12.1-beta.2', '3.0.0'])(
  'NATS %s can; where nobody may ask it, that is said',
  async (version) => {
    expect(await said(version)).toEqual([expect.stringMatching(/^warn: .*PENDULUM_NATS_MONITOR/)]);
  },
);

test('each server is asked: one that does not sync is named, and one that is silent', async () => {
  expect(await said('2.12.3', { one: true, two: true })).toEqual([]);
  expect(await said('2.12.3', { one: true, two: false, three: null })).toEqual([
    expect.stringMatching(/^error: .*sync_interval: always/),
    expect.stringMatching(/^warn: .*does not say/),
  ]);
});
