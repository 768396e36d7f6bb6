import { expect, test } from 'vitest';
import { aTable } from '../../store/log.contract.ts';
import { previewOf } from './preview.ts';

const PAGE = '<!doctype html><head><title>Pendulum</title></head>';
const { terms, chairs } = aTable('K7MPQ2XA');
const table = (name: string) => ({
  code: 'K7MPQ2XA',
  stage: 'lobby' as const,
  host: 0,
  terms,
  spectators: 0,
  rematch: null,
  chairs: chairs.slice(0, 1).map((chair) => ({ ...chair, name, connected: true, standIn: false, coached: false })),
});

test('the link of a table shows who sits there, in the language of who looks', async () => {
  const english = await previewOf(PAGE, table('Ada'), 'https://play.example', '');
  expect(english).toContain('<meta property="og:url" content="https://play.example/t/K7MPQ2XA" />');
  expect(english).toContain('content="https://play.example/t/K7MPQ2XA/preview.png?language=en"');
  expect(english).toContain('Ada is at the table.');
  expect(await previewOf(PAGE, table('Ada'), 'https://play.example', 'de-AT,en;q=0.5')).toContain(
    'Ada sitzt am Tisch.',
  );
});

test('nobody can write into the page, neither by a name nor by the name of the host', async () => {
  const page = await previewOf(PAGE, table('"><script>$&'), 'https://"><script>', '');
  expect(page).toContain('&quot;&gt;&lt;script&gt;$&amp; is at the table.');
  expect(page).not.toContain('<script>');
});
