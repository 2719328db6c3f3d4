import { describe, expect, it } from 'vitest';
import { Limit } from '../../../bff/upstream/limit.ts';

describe('a limit', () => {
  it('ends once, with the first reason, and calls each that waits once', () => {
    const limit = new Limit();
    const ended: unknown[] = [];
    limit.onEnd(() => ended.push(limit.reason));
    const forgotten = () => ended.push('forgotten');
    limit.onEnd(forgotten);
    limit.forget(forgotten);
    expect(limit.isOver).toBe(false);
    limit.end('left');
    limit.end('late');
    expect(limit.isOver).toBe(true);
    expect(limit.reason).toBe('left');
    expect(ended).toEqual(['left']);
  });

  it('is a signal for whoever takes nothing else, asked for before its end or after', () => {
    const limit = new Limit();
    const { signal } = limit;
    expect(limit.signal).toBe(signal);
    expect(signal.aborted).toBe(false);
    limit.end('left');
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBe('left');
    const over = new Limit();
    over.end('early');
    expect(over.signal.aborted).toBe(true);
    expect(over.signal.reason).toBe('early');
  });
});
