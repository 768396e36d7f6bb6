import { expect, test } from 'vitest';
import { allWritten, companyForTest } from '#testkit';

test('who shows a pass sits down under the proven name, and everybody sees whose it is', async () => {
  const { come, live } = companyForTest();
  const ada = come();
  await ada.sit('whatever', 'pass-of-ada');
  expect(live.record.chairs[0]).toMatchObject({ name: 'Ada Proven', person: 'a'.repeat(43) });
  expect(ada.last('table')?.table.chairs[0]?.person).toBe('a'.repeat(43));
});

test('a guest does not take the proven name of another, neither by sitting down nor later', async () => {
  const { come, live } = companyForTest();
  const thief = come();
  expect(thief.say({ type: 'sit', name: 'ADA  proven' })).toBe('nameTaken');
  expect(thief.say({ type: 'sit', name: 'Ada Proven', pass: 'forged-pass-of-ada' })).toBe('nameTaken');
  await thief.sit('Zoë');
  expect(thief.say({ type: 'change', seat: 0, chair: { name: 'Ada Proven' } })).toBe('nameTaken');
  expect(live.record.chairs[0]).toMatchObject({ name: 'Zoë', person: null });
});

test('a proven name stays on its chair', async () => {
  const { come } = companyForTest();
  const ada = come();
  await ada.sit('', 'pass-of-ada');
  expect(ada.say({ type: 'change', seat: 0, chair: { name: 'Zoë' } })).toBe('nameTaken');
  expect(ada.say({ type: 'change', seat: 0, chair: { name: 'Ada Proven', colour: 3 } })).toBeUndefined();
});

test('a rated table is for proven names: guests are told so, and it does not begin with one', async () => {
  const rated = companyForTest({ rated: true });
  const guest = rated.come();
  expect(guest.say({ type: 'sit', name: 'Zoë' })).toBe('needsName');
  expect(guest.say({ type: 'sit', name: 'Zoë', pass: 'forged-pass-of-ada' })).toBe('needsName');
  await guest.sit('', 'pass-of-ada');
  expect(guest.say({ type: 'start' })).toBeUndefined();

  const { come } = companyForTest();
  const host = come();
  await host.sit('Zoë');
  host.say({ type: 'settle', terms: { rated: true } });
  await allWritten();
  expect(host.say({ type: 'start' })).toBe('needsName');
});

test('a person sits at a table once; who shares the screen is a guest', async () => {
  const { come, live } = companyForTest();
  const ada = come();
  await ada.sit('', 'pass-of-ada');
  expect(ada.say({ type: 'sit', name: 'Ada Proven', pass: 'pass-of-ada' })).toBe('nameTaken');
  expect(ada.say({ type: 'sit', name: 'Zoë', pass: 'pass-of-ada' })).toBeUndefined();
  expect(live.record.chairs[1]).toMatchObject({ name: 'Zoë', person: null });
});
