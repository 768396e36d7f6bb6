import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { WorkerPiece } from './worker.tsx';

beforeAll(() => openScreen());

const worker = { grande: true, spot: 'frame', space: 7 } as const;

test('an own worker is a button that says how it stands; that of another is a picture with a name', () => {
  const own = draw('round for three', <WorkerPiece seat={0} index={0} worker={worker} size={44} />);
  expect(own.buttons).toEqual(['your grande worker, waiting, green area, bottom row, frame 2']);
  const other = draw('round for three', <WorkerPiece seat={1} index={0} worker={worker} size={44} />);
  expect(other.buttons).toEqual([]);
  expect(other.html).toContain('role="img"');
  expect([...own.at, ...other.at]).toEqual(['worker-0-0', 'worker-1-0']);
});

test('a worker in hand is pressed', () => {
  const { html } = draw('round for three', <WorkerPiece seat={0} index={0} worker={worker} size={44} />, {
    view: (view) => {
      view.picked.value = { what: 'worker', worker: 0 };
    },
  });
  expect(html).toContain('aria-pressed="true"');
});
