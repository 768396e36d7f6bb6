import { type Browser, chromium, type Page } from 'playwright-core';
import { need } from '../../../../tools/needs.mjs';
import { FLAGS } from '../browser/slowly.ts';
import type { Bench, Found, Line } from '../figures/bench.ts';
import { aims, type Measured, measured, openBooth, rendered } from './booth.ts';

/** Music as it begins, as it ends, between rounds, and at the end of a game. */
const MUSIC: Readonly<Record<string, string>> = {
  'music, first two minutes': "renderMusic(1, 120, (at) => ({ scene: 'round', thick: 0.6 * at / 180 }))",
  'music, last two minutes': "renderMusic(1, 120, (at) => ({ scene: 'round', thick: 0.6 + 0.4 * at / 120 }))",
  'music, council': "renderMusic(1, 60, () => ({ scene: 'council' }))",
  'music, victory': "renderMusic(1, 18, () => ({ scene: 'end', won: true }))",
  'music, no winner': "renderMusic(1, 18, () => ({ scene: 'end', won: false }))",
};
const EVERYTHING = 'renderAll(6)';
const BUSIEST_SECONDS = 120;
const BUSIEST = `renderMusic(1, ${BUSIEST_SECONDS}, () => ({ scene: 'round', thick: 1 }), true)`;
const ONE = 6;

const HIGHEST_PEAK = -1;
const BAND = 1;
const PERCENT = 3;

/** How loud everything is that can be heard, and what it costs to make it. */
export const soundBench: Bench = async () => {
  const executablePath = need('chromium');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage();
    await openBooth(page);
    return found(await listen(page), await processor(browser, page));
  } finally {
    await browser.close();
  }
};

interface Heard extends Measured {
  readonly name: string;
  /** What its loudest moment is meant to be; music is measured as a whole and has no such aim. */
  readonly aim: number | null;
}

async function listen(page: Page): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const { name, aim } of await aims(page))
    heard.push({ name, aim, ...(await measured(page, `renderSound('${name}', ${ONE})`)) });
  for (const [name, what] of Object.entries({ ...MUSIC, 'everything at once': EVERYTHING }))
    heard.push({ name, aim: null, ...(await measured(page, what)) });
  return heard;
}

/** The processor's own time by sounding time: what else the machine does matters little. */
async function processor(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const time = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const began = await time();
  await rendered(page, BUSIEST);
  return (100 * ((await time()) - began)) / BUSIEST_SECONDS;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function found(heard: readonly Heard[], percent: number): Found {
  const peak = Math.max(...heard.map((one) => one.peak));
  const offAim = Math.max(...heard.map(({ moment, aim }) => (aim === null ? 0 : Math.abs(moment - aim))));
  const percentOfCore = Math.round(percent * 100) / 100;
  return {
    figures: {
      peakDb: round(peak),
      offAimLu: round(offAim),
      percentOfCore,
      ...Object.fromEntries(heard.map(({ name, aim, moment, whole }) => [name, round(aim === null ? whole : moment)])),
    },
    lines: [
      ...heard.map(line),
      {
        what: 'highest peak',
        found: `${round(peak)} dBFS`,
        mark: { text: 'at most -1', reached: peak <= HIGHEST_PEAK },
      },
      {
        what: 'furthest from its aim',
        found: `${round(offAim)} LU`,
        mark: { text: 'at most 1', reached: offAim <= BAND },
      },
      {
        what: 'of one core, thickest music and two sounds a second',
        found: `${percentOfCore} %`,
        mark: { text: 'below 3 %', reached: percentOfCore < PERCENT },
      },
    ],
  };
}

const line = ({ name, aim, peak, moment, whole, centre }: Heard): Line => {
  const figures = [`peak ${peak.toFixed(1)}`, `moment ${moment.toFixed(1)}`, `whole ${whole.toFixed(1)}`];
  const missing = aim === null ? 0 : round(aim - moment);
  const advice = missing === 0 ? [] : [`its trim lacks ${missing} dB`];
  return { what: name, found: [...figures, `${Math.round(centre)} Hz`, ...advice].join('  ') };
};
