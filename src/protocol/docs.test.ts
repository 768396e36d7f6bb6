import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ACHIEVEMENT_IDS,
  boardFor,
  CARDS,
  CHARACTER_IDS,
  FINAL_REWARD_IDS,
  INSTANT_REWARD_IDS,
  PROVINCE_IDS,
  STANDING_REWARDS,
} from '#content';
import { PHASES } from '#engine';
import {
  type ClientMessage,
  FAULTS,
  LIMITS,
  PHRASES,
  PROTOCOL_VERSION,
  QUICK_LIMITS,
  QUICK_PACES,
  type QuickServerMessage,
  type ServerMessage,
} from '#protocol';
import { parseClientMessage, parseQuickMessage } from '#protocol/parse';

const text = readFileSync('docs/PROTOCOL.md', 'utf8');

/** The JSON values in the examples of one side, each beginning on a line of its own. */
function examples(side: 'client' | 'server' | 'quickClient' | 'quickServer'): readonly { readonly type: string }[] {
  const blocks = [...text.matchAll(new RegExp(`\`\`\`json ${side}\n([\\s\\S]*?)\`\`\``, 'g'))];
  return blocks.flatMap(([, block = '']) => block.split(/\n(?=\{)/).map((json) => JSON.parse(json)));
}

const CLIENT: { readonly [T in ClientMessage['type']]: true } = {
  hello: true,
  ask: true,
  catchUp: true,
  ping: true,
  sit: true,
  change: true,
  seatBot: true,
  unseat: true,
  allow: true,
  remove: true,
  standIn: true,
  takeOver: true,
  renew: true,
  settle: true,
  start: true,
  say: true,
  sayPhrase: true,
  rematch: true,
  report: true,
  keepOut: true,
};

const SERVER: { readonly [T in ServerMessage['type']]: true } = {
  welcome: true,
  happened: true,
  rewound: true,
  refused: true,
  settled: true,
  pong: true,
  table: true,
  seated: true,
  letGo: true,
  removed: true,
  tookOver: true,
  reported: true,
  said: true,
  saidPhrase: true,
  resuming: true,
  closing: true,
  fault: true,
};

const QUICK: { readonly [T in QuickServerMessage['type']]: true } = { hall: true, found: true, fault: true };

describe('docs/PROTOCOL.md', () => {
  test('shows every message of either side', () => {
    const shown = (side: 'client' | 'server' | 'quickServer') =>
      [...new Set(examples(side).map(({ type }) => type))].toSorted();
    expect(shown('client')).toEqual(Object.keys(CLIENT).toSorted());
    expect(shown('server')).toEqual(Object.keys(SERVER).toSorted());
    expect(shown('quickServer')).toEqual(Object.keys(QUICK).toSorted());
  });

  test('shows nothing that would not be understood', () => {
    for (const message of examples('client')) expect(parseClientMessage(message)).toEqual({ ok: true, message });
    expect(examples('quickClient')).toHaveLength(1);
    for (const message of examples('quickClient')) expect(parseQuickMessage(message)).toEqual({ ok: true, message });
  });

  test('names every event, task, command and field of the engine', () => {
    const source = ['engine/game/game', 'engine/game/command', 'engine/game/event', 'content/effects']
      .map((file) => readFileSync(`src/${file}.ts`, 'utf8'))
      .join('');
    const names = [...source.matchAll(/readonly (?:type|do|to): '(\w+)'/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name) => !new RegExp(`[\`"]${name}[\`"]`).test(text))).toEqual([]);
  });

  test('names every fault, phrase, phase and card', () => {
    const cards = [...Object.keys(CARDS), ...Object.keys(STANDING_REWARDS), ...ACHIEVEMENT_IDS, ...PROVINCE_IDS];
    const ids = [
      ...FAULTS,
      ...PHRASES,
      ...QUICK_PACES,
      ...PHASES,
      ...cards,
      ...INSTANT_REWARD_IDS,
      ...FINAL_REWARD_IDS,
    ];
    expect(ids.filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
    expect(CHARACTER_IDS.filter((id) => !text.includes(`| ${id} |`))).toEqual([]);
  });

  test.each([3, 5])('numbers the frames and actions of the board for %i', (players) => {
    const { frames, side } = boardFor(players);
    const table = text.slice(text.indexOf(`**Side ${side}**`));
    frames.forEach(({ area, row, actions }, frame) => {
      const line = table.split('\n').find((one) => one.startsWith(`| ${frame} | ${area} ${row} |`)) ?? '';
      expect([...line.matchAll(/(\d+): /g)].map(([, action]) => Number(action))).toEqual(actions);
    });
  });

  test('tells the version and the limits as they are', () => {
    expect(text).toContain(`Version **${PROTOCOL_VERSION}**`);
    for (const limit of [LIMITS.messageBytes, LIMITS.name, LIMITS.chat]) expect(text).toContain(`${limit}`);
    for (const range of [
      LIMITS.speed,
      LIMITS.privilegeWindow,
      LIMITS.waitLimit,
      LIMITS.lastWord,
      LIMITS.standInAfter,
      LIMITS.spectatorDelay,
      LIMITS.pauses,
      QUICK_LIMITS.waitMs,
      QUICK_LIMITS.least,
    ]) {
      expect(text).toContain(`| ${range[0]} to ${range[1]} |`);
    }
  });
});
