import { afterEach, beforeAll, expect, test } from 'vitest';
import { streaming } from '../../kit/stream.ts';
import { draw, openScreen, said } from '../testing.tsx';
import { shownTab, Tabs } from './tabs.tsx';

beforeAll(() => openScreen());
afterEach(() => {
  streaming.value = false;
});

test('five tabs, one chosen, and the one with something to do says so', () => {
  const { buttons, html } = draw('rewards', <Tabs tall={false} />);
  expect(buttons).toEqual(['Board', 'Mat', 'Rivals', `Council ${said().table.somethingToDo}`, 'Log']);
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
});

test('in the first placement nothing is to be done at the council', () => {
  expect(draw('placement', <Tabs tall={false} />).buttons).toContain('Council');
});

test('where the mat is always in sight it has no tab', () => {
  expect(draw('rewards', <Tabs tall />).at).not.toContain('tab-mat');
  expect([shownTab('mat', true), shownTab('mat', false)]).toEqual(['board', 'mat']);
});

test('a stream has neither the chat nor a mat in front', () => {
  streaming.value = true;
  expect(draw('round for three', <Tabs tall={false} />).buttons).toEqual(['Board', 'Rivals', 'Council']);
  expect([shownTab('log', false), shownTab('mat', false)]).toEqual(['board', 'board']);
});
