import { expect, it } from 'vitest';
import { inTurns } from '../../../../web/src/shared/lists/in-turns.ts';

const rows = Array.from({ length: 230 }, (_, at) => at);

it('sends as many rows at a time as the server takes, all of them and each once', async () => {
  const outcomes = await inTurns(rows, async (some) => ({ some, error: null }));
  expect(outcomes.map(({ some }) => some.length)).toEqual([100, 100, 30]);
  expect(outcomes.flatMap(({ some }) => some)).toEqual(rows);
});

it('ends with what is refused as a whole, and keeps what was done before it', async () => {
  const outcomes = await inTurns(rows, async (some) => ({
    first: some[0],
    error: some[0] === 100 ? { message: '没有权限' } : null,
  }));
  expect(outcomes.map(({ first }) => first)).toEqual([0, 100]);
});

it('ends with a fault, which is told elsewhere', async () => {
  const outcomes = await inTurns(rows, async (some) => (some[0] === 100 ? null : { error: null }));
  expect(outcomes).toHaveLength(1);
});
