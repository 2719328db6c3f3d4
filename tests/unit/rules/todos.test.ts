import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../../api/contract/rules/calendar.ts';
import {
  byLoss,
  canSettle,
  isSettled,
  isTodoFor,
  lossOfWaiting,
  todoKinds,
  type Waiting,
} from '../../../api/contract/rules/todos.ts';

const now = Date.parse('2026-03-11T04:00:00Z');
const waiting = (change: Partial<Waiting>): Waiting => ({
  kind: 'violation',
  stake: 10_000,
  deadline: null,
  ...change,
});

describe('what is lost by waiting', () => {
  it.each<[string, Partial<Waiting>, number]>([
    ['the whole of it in its last day', { deadline: now + hourMs }, 10_000],
    ['a part of it while there are more days', { deadline: now + 4 * dayMs }, 2_500],
    ['a day of a week of sales', { kind: 'soldOut', stake: 70_000 }, 10_000],
    ['a tenth of a day of sales without a cost', { kind: 'uncosted', stake: 300_000 }, 1_000],
    ['something even where nobody knows what is at stake', { kind: 'rebind', stake: null }, 50_000],
    ['something of a fine without a deadline', { stake: 7_000 }, 1_000],
  ])('is %s', (_what, change, fen) => {
    expect(lossOfWaiting(waiting(change), now)).toBe(fen);
  });

  it('orders what there is to do: the overdue first, then by loss, then by deadline and kind', () => {
    const late = waiting({ kind: 'overdue', stake: 100, deadline: now - hourMs });
    const lateAndDear = waiting({ kind: 'overdue', stake: 900, deadline: now - 1 });
    const dear = waiting({ stake: 90_000, deadline: now + hourMs });
    const dearLater = waiting({ stake: 90_000, deadline: now + 2 * hourMs });
    const far = waiting({ stake: 90_000, deadline: now + 30 * dayMs });
    const lost = waiting({ kind: 'soldOut', stake: 70_000 });
    const lostSizes = waiting({ kind: 'lacking', stake: 70_000 });
    const uncosted = waiting({ kind: 'uncosted', stake: 300_000 });
    const wanted = [lateAndDear, late, dear, dearLater, lost, lostSizes, far, uncosted];
    const shuffled = [uncosted, dearLater, lostSizes, late, far, lost, dear, lateAndDear];
    expect(shuffled.toSorted((one, other) => byLoss(one, other, now))).toEqual(wanted);
    expect(byLoss(lost, { ...lost }, now)).toBe(0);
  });
});

it('what costs is for those who see costs, what is paid for the boss', () => {
  const of = (isBoss: boolean, mayLookCost: boolean) =>
    todoKinds.filter((kind) => !isTodoFor(kind, { isBoss, mayLookCost }));
  expect(of(true, true)).toEqual([]);
  expect(of(false, true)).toEqual(['rebind', 'renewal']);
  expect(of(false, false)).toEqual(['rebind', 'renewal', 'uncosted']);
});

it('what was ticked off stays so for as long as nothing new is to be expected', () => {
  expect(todoKinds.filter(canSettle)).toEqual(['violation', 'soldOut', 'lacking', 'rejected']);
  expect(isSettled('violation', now - 300 * dayMs, now)).toBe(true);
  expect(isSettled('soldOut', now - 14 * dayMs + 1, now)).toBe(true);
  expect(isSettled('soldOut', now - 14 * dayMs, now)).toBe(false);
  expect(isSettled('soldOut', null, now)).toBe(false);
  expect(isSettled('overdue', now, now)).toBe(false);
});
