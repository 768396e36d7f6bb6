import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Chair, Table } from '#protocol';
import { LOBBY } from '#testkit';
import type { ChatLine, Session } from '../../net/store/session.ts';
import { openScreen, read, said } from '../../table/testing.tsx';
import { ShareButton } from './sendLink.tsx';

vi.stubGlobal('location', { origin: 'https://a.test', pathname: '/t/TESTTEST', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { LobbyPage } = await import('./lobby.tsx');

beforeAll(() => openScreen());

const chair = (name: string, colour: number): Chair => ({
  name,
  colour,
  character: 'random',
  advancedPlacement: false,
  glory: false,
  handicap: {},
  bot: null,
  ready: false,
  connected: true,
  standIn: false,
  coached: false,
  person: null,
});

const tableOf = (...names: readonly string[]): Table => ({
  ...LOBBY,
  stage: 'lobby',
  chairs: Array.from({ length: 5 }, (_, seat) => chair(names[seat] ?? '', seat)),
});

function drawLobby(table: Table, held: readonly number[], chat: readonly ChatLine[] = []) {
  const session = {
    table: signal(table),
    held: signal(held),
    me: signal(held[0] ?? null),
    chat: signal(chat),
    notice: signal(null),
  } as unknown as Session;
  return read(renderToString(<LobbyPage session={session} table={table} />));
}

test('a friend who came by the link reads who invites and what it is, and finds the seat', () => {
  const { text, at } = drawLobby(tableOf('Ada'), []);
  expect(text).toContain(said().lobby.invites('Ada'));
  expect(text).toContain(said().start.aim);
  expect(at.filter((one) => one === 'sitDown')).toHaveLength(1);
});

test('who waits as a guest reads the game in a minute, the host does not', () => {
  const [first = ''] = said().lobby.minute;
  expect(drawLobby(tableOf('Ada', 'Bela'), [1]).text).toContain(first);
  expect(drawLobby(tableOf('Ada', 'Bela'), [0]).text).not.toContain(first);
});

test('a host who is alone sees the code to scan at first glance', () => {
  expect(drawLobby(tableOf('Ada'), [0]).text).toContain(said().lobby.qrHint);
  expect(drawLobby(tableOf('Ada', 'Bela'), [0]).text).not.toContain(said().lobby.qrHint);
});

test('where the device can send links by itself, the invitation goes out by one touch', () => {
  expect(drawLobby(tableOf('Ada'), [0]).buttons).not.toContain(said().lobby.share);
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  expect(drawLobby(tableOf('Ada'), [0]).buttons).toContain(said().lobby.share);
  ShareButton({ text: 'https://a.test/t/TESTTEST', label: 'Table' })?.props.onClick();
  expect(share).toHaveBeenCalledWith({ url: 'https://a.test/t/TESTTEST', title: 'Table' });
  Reflect.deleteProperty(navigator, 'share');
});

test('people talk in the lobby, nobody to an empty table', () => {
  const line = { type: 'said', seat: 1, text: 'Hello!' } as unknown as ChatLine;
  const { text, buttons } = drawLobby(tableOf('Ada', 'Bela'), [0], [line]);
  expect(text).toContain('Bela Hello!');
  expect(buttons).toContain(said().lobby.send);
  expect(drawLobby(tableOf('Ada'), [0]).buttons).not.toContain(said().lobby.send);
});

test('several people at one screen are told that it can lie between them', () => {
  expect(drawLobby(tableOf('Ada', 'Bela'), [0, 1]).text).toContain(said().seats.faceToFaceHint);
  expect(drawLobby(tableOf('Ada', 'Bela'), [0]).text).not.toContain(said().seats.faceToFaceHint);
});

test('a game that begins with a position made by hand is not said to go on from another one', () => {
  const begun = { round: 3, byHand: true, of: null };
  expect(drawLobby({ ...tableOf('Ada'), begun }, [0]).text).toContain(said().lobby.byHand(3));
  expect(drawLobby({ ...tableOf('Ada'), begun: { ...begun, byHand: false } }, [0]).text).toContain(
    said().lobby.begun(3),
  );
});
