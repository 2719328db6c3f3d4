import { describe, expect, it } from 'vitest';
import type { Period } from '../../../api/marketplace/marketplace.ts';
import { createSimulator } from '../../../api/marketplace/simulator/simulator.ts';
import { dayMs, daysFrom, linesOf, shanghai, shopsOf, sum } from './lines.ts';

const request = { seed: 7, phone: '13900000007', shops: 20, linesADay: 40 };
const quarter = daysFrom('2026-08-01', '2026-10-31');

async function reportsOf(mallId: string, period: Period) {
  const simulator = createSimulator();
  return {
    funds: await simulator.funds(mallId, period.until),
    review: await simulator.review(mallId, period.until),
    rules: await simulator.rules(mallId),
    messages: await simulator.messages(mallId, period),
    shelfChanges: await simulator.shelfChanges(mallId, period),
    standing: await simulator.standing(mallId, period.until),
  };
}

type Listed = Pick<Awaited<ReturnType<typeof reportsOf>>, 'messages' | 'shelfChanges'>;

async function allReports(period: Period) {
  const shops = await shopsOf(createSimulator(), request);
  return Promise.all(shops.map(({ mallId }) => reportsOf(mallId, period)));
}

describe('simulated reports', () => {
  it('are the same for the same shop and time', async () => {
    expect(await allReports(quarter)).toEqual(await allReports(quarter));
  });

  it('say the same of a day, in whatever period it is asked for', async () => {
    const whole = await allReports(quarter);
    const middle = shanghai('2026-09-15T12:00');
    const first = await allReports({ after: quarter.after, until: middle });
    const second = await allReports({ after: middle, until: quarter.until });
    for (const [index, { messages, shelfChanges }] of whole.entries()) {
      // Messages move on from state to state; all else of them stays.
      const fixed = (reports?: Listed) => [
        reports?.messages.map(({ state: _, ...rest }) => rest),
        reports?.shelfChanges,
      ];
      const halves = fixed(first[index]).map((part, kind) => [
        ...(part ?? []),
        ...(fixed(second[index])[kind] ?? []),
      ]);
      expect(halves).toEqual(fixed({ messages, shelfChanges }));
    }
  });

  it('tell money that fits what the shop sells', async () => {
    const simulator = createSimulator();
    const fortnight = daysFrom('2026-09-01', '2026-09-15');
    const shops = await shopsOf(simulator, request);
    const ratios: number[] = [];
    for (const { mallId } of shops) {
      const lines = await linesOf(simulator, mallId, fortnight);
      const sold = lines.filter((line) => line.source === 'sales' && line.kind === 'sale');
      const { pending, available } = await simulator.funds(mallId, fortnight.until);
      expect(available).toBeGreaterThan(0);
      ratios.push(pending / sum(sold.map((line) => line.amount)));
    }
    const middle = ratios.toSorted((a, b) => a - b)[ratios.length / 2];
    expect(middle).toBeGreaterThan(0.6);
    expect(middle).toBeLessThan(1.6);
  });

  it('hold money back for what is undecided, and for a grade C', async () => {
    const all = await allReports(quarter);
    for (const { funds, messages, standing } of all) {
      const undecided = messages.filter(
        ({ state, fine, at }) =>
          ['open', 'appealing'].includes(state) && fine > 0 && at > quarter.until - 30 * dayMs,
      );
      const held = funds.restrictions.filter(({ kind }) => kind === 'violation');
      expect(held.map(({ restrictionId, amount }) => [restrictionId, amount])).toEqual(
        undecided.map(({ messageId, fine }) => [messageId, fine]),
      );
      const isRestricted = funds.restrictions.some(({ kind }) => kind === 'rating');
      expect(isRestricted).toBe(standing.deliveryRating === 1);
    }
    expect(all.some(({ funds }) => funds.restrictions.length === 0)).toBe(true);
    expect(all.some(({ funds }) => funds.restrictions.length > 1)).toBe(true);
  });

  it('name rules that exist, products that are on sale, and both kinds of shelf changes', async () => {
    for (const { rules, messages, shelfChanges } of await allReports(quarter)) {
      const codes = rules.map(({ code }) => code);
      for (const { kind, ruleCode, content, fine } of messages) {
        expect(ruleCode === null).toBe(kind === 'notice');
        if (ruleCode !== null) expect(codes).toContain(ruleCode);
        expect(content).toMatch(/\p{Script=Han}/u);
        expect(fine).toBeGreaterThanOrEqual(0);
      }
      const ids = messages.map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(shelfChanges.map(({ kind }) => kind))).toEqual(new Set(['on', 'off']));
    }
  });
});
