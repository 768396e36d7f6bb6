import type { LaunchOptions } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-audio-output',
];

/** How a Chromium is started; `npm test` says through PENDULUM_CHROMIUM which one. */
export const chromiumOptions = (): LaunchOptions => ({
  executablePath: process.env.PENDULUM_CHROMIUM ?? '/usr/bin/chromium',
  args: FLAGS,
});
