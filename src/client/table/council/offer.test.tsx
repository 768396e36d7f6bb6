import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { Offer } from './offer.tsx';

beforeAll(() => openScreen());

test('a reward can be taken by the one who chooses, unless another has taken it', () => {
  const open = draw('rewards', <Offer reward="favour" taken={[]} mine />);
  expect(open.html).toContain('aria-disabled="false"');
  expect(open.text).toContain(said().council.favourOpen);
  expect(draw('rewards', <Offer reward="favour" taken={[]} mine={false} />).html).toContain('aria-disabled="true"');
  const gone = draw('rewards', <Offer reward="grande" taken={[{ seat: 1, reward: 'grande' }]} mine />);
  expect(gone.html).toContain('aria-disabled="true"');
  expect(gone.text).toContain(said().council.takenBy('Bela'));
  const own = draw('rewards', <Offer reward="grande" taken={[{ seat: 0, reward: 'grande' }]} mine={false} />);
  expect(own.text).toContain(said().council.takenByYou);
});
