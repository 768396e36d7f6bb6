import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { CouncilSteps } from './steps.tsx';

beforeAll(() => openScreen());

test('the dots are one picture that names the step', () => {
  const { html } = draw('rewards', <CouncilSteps now={1} />);
  expect(html).toContain('role="img"');
  expect(html).toContain(`aria-label="${said().council.step(2, said().council.steps[1] ?? '')}"`);
});
