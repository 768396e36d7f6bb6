import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUGS } from './bugs.ts';

test.each(BUGS)('the bug $name can still be put back', ({ changes }) => {
  for (const { file, now } of changes) expect(readFileSync(file, 'utf8')).toContain(now);
});
