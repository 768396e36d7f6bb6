import { expect, test } from 'vitest';
import type { Chair, Table } from '#protocol';
import { LANGUAGES, loadCatalogue } from '#words';
import { aTable } from '../../store/log.contract.ts';
import { bundleThreads } from '../../testing.ts';
import { openPainter } from './painter.ts';
import { pictureOf } from './picture.ts';

const FOLDER = 'src/client/pwa/public/preview';
const record = aTable('K7MPQ2XA');
const chair = (name: string, bot: Chair['bot'] = null, colour = 0): Chair => ({
  ...(record.chairs[0] as (typeof record.chairs)[number]),
  name,
  bot,
  colour,
  connected: true,
  standIn: false,
  coached: false,
  person: null,
});
const table = (...chairs: readonly Chair[]): Table => ({
  code: 'K7MPQ2XA',
  stage: 'lobby',
  host: 0,
  terms: record.terms,
  spectators: 0,
  rematch: null,
  chairs,
});

test('the picture of a table names who sits there and counts the free seats, in every language', async () => {
  for (const language of LANGUAGES) {
    const words = await loadCatalogue(language);
    const drawn = pictureOf(
      table(chair('Ada'), chair('Tick', 'adept', 1), chair('', null, 2), chair('', null, 3)),
      words,
    );
    expect(drawn).toContain(words.lobby.table('K7MPQ2XA'));
    expect(drawn).toContain('>Ada<');
    expect(drawn).toContain(`>Tick · ${words.lobby.bot}<`);
    expect(drawn.split(`>${words.lobby.freeSeat}<`)).toHaveLength(3);
    expect(drawn).toContain(words.lobby.roundsOf.timed);
    expect(pictureOf({ ...table(chair('Ada')), stage: 'playing' }, words)).toContain(words.lobby.preview.watch);
  }
});

test('a name is nothing but a name, and no longer than there is room', async () => {
  const words = await loadCatalogue('en');
  const of = (name: string) => pictureOf(table(chair(name)), words);
  expect(of('<image href="/etc/passwd"/>')).not.toContain('<image href="/etc');
  expect(of('Příšerně žluťoučký kůň v poli')).toContain('>Příšerně žluťoučký …<');
  expect(of('A\u0000d\u202ea😀')).toContain('>Ada<');
});

test('a name keeps all its letters or gives way to its seat: nothing is left of it but the whole', async () => {
  const words = await loadCatalogue('en');
  const of = (name: string) => pictureOf(table(chair(name)), words);
  for (const name of ['Ада 2', 'Οδυσσέας', 'Søren Ångström ł', 'João Őry', 'Nguyễn', 'Їжак']) {
    expect(of(name)).toContain(`>${name}<`);
  }
  expect(of('Zoe\u0308')).toContain('>Zoë<');
  for (const name of ['李', '李 Lee', 'שרה 2', 'Ⲁda']) expect(of(name), name).toContain('>Blue circle<');
});

const sizeOf = (png: Uint8Array): readonly number[] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return [view.getUint32(16), view.getUint32(20)];
};

test('it is painted once, as a PNG of the size messengers ask for', async () => {
  await bundleThreads();
  const painter = openPainter(FOLDER, () => undefined);
  const drawn = pictureOf(table(chair('Ada'), chair('')), await loadCatalogue('cs'));
  const png = await painter.paint(drawn);
  expect([...(png ?? []).slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(sizeOf(png ?? new Uint8Array(24))).toEqual([1200, 630]);
  expect(await painter.paint(drawn)).toBe(png);
  const crowd = Array.from({ length: 12 }, (_, nth) => painter.paint(`${drawn}<!-- ${nth} -->`));
  expect((await Promise.all(crowd)).filter((one) => one === null)).toHaveLength(4);
  await painter.close();
});

test('where nothing can be painted nobody waits for it', async () => {
  await bundleThreads();
  const painter = openPainter('nowhere', () => undefined);
  expect(await painter.paint('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeNull();
  await painter.close();
});
