import { expect, test } from 'vitest';
import { filesUnder, isTest } from './project.mjs';

test('every view of the table has a test beside it that draws it without a browser', () => {
  const files = filesUnder('src/client/table').filter((file) => file.endsWith('.tsx'));
  const views = files.filter((file) => !isTest(file) && !file.endsWith('/testing.tsx'));
  expect(views.length).toBeGreaterThan(40);
  expect(views.filter((view) => !files.includes(view.replace('.tsx', '.test.tsx')))).toEqual([]);
});
