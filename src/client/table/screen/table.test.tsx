import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test } from 'vitest';
import { situation } from '../../pages/gallery/situations.ts';
import { openScreen, read, said, stillSession } from '../testing.tsx';
import { TableScreen } from './table.tsx';

beforeAll(() => openScreen());

const moment = situation('round for three');

test('the whole table is one main region with a way to the text, and what lies over it', () => {
  const { html, buttons, at } = read(
    renderToString(
      <TableScreen session={stillSession(moment, 0)} game={moment.game}>
        Over it
      </TableScreen>,
    ),
  );
  expect(html).toMatch(/^<main/);
  expect(at[0]).toBe('table');
  expect(buttons[0]).toBe(said().reader.asText);
  expect(html).toContain('Over it');
  expect(html).toContain('role="log"');
});
