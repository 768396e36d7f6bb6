import { expect, test } from 'vitest';
import { againstLayers, filesIn, ringsOfRooms } from './rooms.ts';

const edges = (...lines: readonly string[]) => {
  const all = new Map<string, string[]>();
  for (const line of lines) {
    const [from = '', to = ''] = line.split(' > ');
    all.set(from, [...(all.get(from) ?? []), to]);
  }
  return all;
};

test('two folders that import each other are a ring, also when no two files do', () => {
  expect(ringsOfRooms(edges('src/a/x/one.ts > src/a/y/one.ts', 'src/a/y/two.ts > src/a/x/two.ts'))).toEqual(
    new Map([['src/a', ['x', 'y', 'x']]]),
  );
});

test('a ring deep below two rooms is a ring of these rooms', () => {
  const far = edges('src/a/x/deep/one.ts > src/a/y/one.ts', 'src/a/y/two.ts > src/a/x/other/two.ts');
  expect([...ringsOfRooms(far).keys()]).toEqual(['src/a']);
});

test('a folder and the files around it are a ring if each imports the other', () => {
  expect(ringsOfRooms(edges('src/a/one.ts > src/a/x/one.ts', 'src/a/x/one.ts > src/a/two.ts')).get('src/a')).toEqual([
    '.',
    'x',
    '.',
  ]);
  expect(ringsOfRooms(edges('src/a/one.ts > src/a/x/one.ts', 'src/a/one.ts > src/a/two.ts')).size).toBe(0);
});

test('a layer imports only those below it', () => {
  const layers = ['art', 'kit', 'table'];
  const fine = edges('src/c/table/x.ts > src/c/art/y.ts', 'src/c/main.ts > src/c/table/x.ts');
  expect(againstLayers(fine, 'src/c', layers)).toEqual([]);
  expect(againstLayers(edges('src/c/art/y.ts > src/c/kit/x.ts'), 'src/c', layers)).toHaveLength(1);
  expect(againstLayers(edges('src/c/kit/y.ts > src/c/main.ts'), 'src/c', layers)).toHaveLength(1);
  expect(againstLayers(edges('src/c/new/y.ts > src/c/art/x.ts'), 'src/c', layers)).toHaveLength(1);
});

test('files are counted folder by folder', () => {
  expect(filesIn(['src/a/x.ts', 'src/a/y.ts', 'src/a/b/z.ts'])).toEqual(
    new Map([
      ['src/a', 2],
      ['src/a/b', 1],
    ]),
  );
});
