import { describe, expect, test } from 'vitest';
import { emptyOutbox, post, written } from './outbox.ts';

describe('an outbox', () => {
  test('sends at once while nothing is written, else after all that was asked for before', () => {
    const sent: string[] = [];
    const send = (one: string) => void sent.push(one);
    const outbox = emptyOutbox<string>();
    post(outbox, 'at once', send);
    outbox.asked += 1;
    post(outbox, 'after one', send);
    outbox.asked += 1;
    post(outbox, 'after two', send);
    post(outbox, 'after two as well', send);
    expect(sent).toEqual(['at once']);
    written(outbox, send);
    expect(sent).toEqual(['at once', 'after one']);
    written(outbox, send);
    expect(sent).toEqual(['at once', 'after one', 'after two', 'after two as well']);
    post(outbox, 'at once again', send);
    expect(sent.at(-1)).toBe('at once again');
  });
});
