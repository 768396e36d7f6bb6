import { afterEach, expect, test, vi } from 'vitest';
import { columns, dispatch, Misuse, oneOf, readFlags, type Tool, wholeNumber } from './tool.ts';

const tool: Tool = {
  says: 'does it',
  usage: 'it [options]',
  run(args) {
    readFlags(args, { deep: { type: 'boolean' } });
  },
};
const tools = { it: async () => tool };

function listen() {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const complained = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return { said: () => said.mock.calls.join(''), complained: () => complained.mock.calls.join('') };
}

const code = process.exitCode;
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = code;
});

test.each([
  ['a name that is not there', ['that'], 'there is no "that"; there is it'],
  ['an option that is not there', ['it', '--shallow'], "Unknown option '--shallow'"],
])('%s ends with a sentence and code 2', async (_, args, sentence) => {
  const ears = listen();
  await dispatch('lab', tools, args);
  expect(ears.complained()).toContain(sentence);
  expect(process.exitCode).toBe(2);
});

test.each([
  ['no name', [], 'it  does it'],
  ['--help', ['it', '--help'], 'it [options]'],
])('%s shows what there is', async (_, args, text) => {
  const ears = listen();
  await dispatch('lab', tools, args);
  expect(ears.said()).toContain(text);
  expect(process.exitCode).toBe(code);
});

test.each(['', '0', '6', '1.5', 'many'])('"%s" is no number from 1 to 5', (text) => {
  expect(() => wholeNumber('players', text, 1, 5)).toThrow(Misuse);
});

test('a choice is one of those there are', () => {
  expect(oneOf('timing', 'timed', ['timed', 'untimed'])).toBe('timed');
  expect(() => oneOf('timing', 'often', ['timed', 'untimed'])).toThrow('--timing is timed or untimed, not "often"');
});

test('columns are as wide as they need to be, figures to the right', () => {
  expect(
    columns([
      ['a', 5, 'x'],
      ['long', 10, 'y'],
    ]),
  ).toBe('a      5  x\nlong  10  y');
});
