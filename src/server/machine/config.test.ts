import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('settings have sensible values, and senseless ones are named', () => {
  expect(readConfig({})).toMatchObject({ port: 8080, host: '0.0.0.0', origins: [], proxies: 0, archiveAfterDays: 30 });
  expect(readConfig({ PORT: '0', PENDULUM_ORIGINS: 'https://a.example,https://b.example' })).toMatchObject({
    port: 0,
    origins: ['https://a.example', 'https://b.example'],
  });
  for (const right of ['/pendulum/', 'pendulum', '/pendulum'])
    expect(readConfig({ PENDULUM_BASE: right }).base).toBe('/pendulum/');
  for (const wrong of ['/../', '/">', 'https://a.example/'])
    expect(() => readConfig({ PENDULUM_BASE: wrong })).toThrow('PENDULUM_BASE has to be');
  for (const wrong of ['-1', 'x', '1.5']) expect(() => readConfig({ PORT: wrong })).toThrow('PORT has to be');
});
