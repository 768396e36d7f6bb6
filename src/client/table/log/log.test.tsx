import { type Signal, signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { settings } from '../../kit/settings/settings.ts';
import type { ChatLine } from '../../net/store/session.ts';
import { draw, openScreen, said } from '../testing.tsx';
import type { View } from '../view/view.ts';
import { LogAndChat } from './log.tsx';

beforeAll(() => openScreen());

test('the log tells what happened by name, and why a bot did it', () => {
  const { text, html } = draw('round for three', <LogAndChat />);
  expect(text).toMatch(/Bela moved a common worker/);
  expect(text).toContain('once the black timer comes to this row');
  expect(html).toContain(`aria-label="${said().table.log}"`);
});

test('signs or words: a newcomer reads words, and each may choose', () => {
  const read = (view: (view: View) => void) => draw('round for three', <LogAndChat />, { view });
  const plain = read(() => undefined);
  const guided = read((view) => Object.assign(view, { guided: signal(true) }));
  expect(plain.buttons[0]).toBe(said().table.inWords);
  expect(plain.html).toContain('<details');
  expect(guided.html).not.toContain('<details');
  expect(guided.text).toContain('once the black timer comes to this row');
  settings.inWords.value = true;
  expect(read(() => undefined).html).not.toContain('<details');
  settings.inWords.value = false;
  expect(read((view) => Object.assign(view, { guided: signal(true) })).html).toContain('<details');
  settings.inWords.value = null;
});

test('what was said stands among what happened, where it was said', () => {
  const lines = (after: number): string => {
    const saying = (view: View) => {
      const chat = view.session.chat as Signal<readonly ChatLine[]>;
      chat.value = [{ type: 'said', seat: 1, text: 'Wait for me', after }];
    };
    return draw('round for three', <LogAndChat />, { view: saying }).text;
  };
  expect(lines(1000).indexOf('Wait for me')).toBeGreaterThan(lines(1000).lastIndexOf('moved'));
  expect(lines(1).indexOf('Wait for me')).toBeLessThan(lines(1).lastIndexOf('moved'));
});

test('a player may speak, a spectator may not', () => {
  expect(draw('round for three', <LogAndChat />).buttons.at(-1)).toBe(said().table.phrases);
  expect(draw('round for three', <LogAndChat />, { me: null }).at).toEqual(['inWords', 'log']);
});
