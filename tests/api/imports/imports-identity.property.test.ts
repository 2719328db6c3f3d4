import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { rollWindows } from '../../../db/statistics/roll-windows.ts';
import { testNow } from '../../support/api.ts';
import { describeOnEngines, type Engine } from '../../support/databases.ts';
import { importedFigures } from '../../support/imported-figures.ts';
import { expectLineDaysOfFacts } from '../../support/line-days.ts';
import { windowsAndDays } from '../../support/window-sums.ts';
import { csv, type ImportApi, importApi } from './imports-support.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Few orders, products and values, so that lines meet again and again. */
const row = fc.record({
  shop: fc.constantFrom('一号店', '二号店'),
  order: fc.nat({ max: 3 }),
  code: fc.constantFrom('A', 'B'),
  /** 0 is refused, and takes its place. */
  quantity: fc.constantFrom(1, 1, 2, 3, -1, 0),
  price: fc.constantFrom('1', '1', '2.50'),
  ago: fc.constantFrom(0, 3 * minute, 90 * minute, day, 7 * day, 36 * day, 400 * day),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;
const rows = fc.array(row, { minLength: 1, maxLength: 8 });

const fileOf = (lines: readonly Row[]): string =>
  csv(
    ...lines.map(
      ({ shop, order, code, quantity, price, ago }) =>
        `${order},${shop},${code},${code},${quantity},${price},${new Date(testNow - ago).toISOString()}`,
    ),
  );

const options = {
  mapping: {
    orderNo: '订单号',
    shopName: '店铺',
    productCode: 'SKU货号',
    productName: '商品名称',
    quantity: '数量',
    unitPrice: '单价',
    soldAt: '下单时间',
  },
  encoding: 'utf-8',
};

/** A boss without shops, who imports and takes back. */
async function newBoss(api: ImportApi) {
  const { user, token, ask } = await api.signIn();
  const call = (name: string, fields: object) => ask(name, { ...fields });
  const ended = (importId: string): Promise<string> =>
    vi.waitFor(
      async () => {
        const { data } = await call('getImport', { importId });
        expect(['queued', 'running']).not.toContain(data.status);
        return data.status;
      },
      { timeout: 100_000, interval: 2 },
    );
  return {
    /** Answers the id; undefined for a file of which every row is refused. */
    import: async (lines: readonly Row[]): Promise<string | undefined> => {
      const body = fileOf(lines);
      const uploaded = await api.call('uploadImport', { fileName: 'a.csv' }, { token, body });
      const { uploadId } = uploaded.data;
      const { data } = await call('startImport', { uploadId, options });
      const isRefused = lines.every(({ quantity }) => quantity === 0);
      expect(await ended(data.importId)).toBe(isRefused ? 'failed' : 'done');
      return isRefused ? undefined : data.importId;
    },
    takeBack: async (importId: string): Promise<void> => {
      expect(await call('takeBackImport', { importId })).toMatchObject({ code: 0 });
      expect(await ended(importId)).toBe('taken_back');
    },
    figures: () => importedFigures(api.db, user.id),
  };
}

const today = shanghaiDay(testNow);
const runs = ({ name }: Engine) => ({ numRuns: name === 'SQLite in a file' ? 40 : 6 });

/** Whatever way they came about, two bosses have the same figures; windows and origins are those of the lines. */
async function expectSame(
  db: Db,
  one: { figures: () => Promise<unknown> },
  other: { figures: () => Promise<unknown> },
): Promise<void> {
  await rollWindows(db, today);
  expect(await one.figures()).toEqual(await other.figures());
  await expectLineDaysOfFacts(db);
  const { windows, days } = await windowsAndDays(db);
  expect(windows).toEqual(days);
}

describeOnEngines('parts of a file, in any order and again', (engine) => {
  it('come to what the whole file comes to, while each holds all lines that an order has of a product', async () => {
    const api = await importApi({ db: await engine.fresh() });
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.array(fc.nat({ max: 2 }), { minLength: 16, maxLength: 16 }),
        fc.shuffledSubarray([0, 1, 2, 0, 1, 2, 3], { minLength: 3 }),
        async (lines, cut, sequence) => {
          const whole = await newBoss(api);
          const inParts = await newBoss(api);
          await whole.import(lines);
          const partOf = ({ order, code }: Row) => cut[order * 2 + (code === 'A' ? 0 : 1)];
          for (const part of [...sequence, 0, 1, 2]) {
            // 3 is the whole file.
            const some = part === 3 ? lines : lines.filter((line) => partOf(line) === part);
            if (some.length > 0) await inParts.import(some);
            if (part === 1) await rollWindows(api.db, today);
          }
          await expectSame(api.db, inParts, whole);
        },
      ),
      runs(engine),
    );
  });

  it('come to it whatever lines they hold, once the whole file is among them', async () => {
    const api = await importApi({ db: await engine.fresh() });
    await fc.assert(
      fc.asyncProperty(
        rows.chain((lines) => {
          const part = fc.shuffledSubarray(lines, { minLength: 1 });
          return fc.tuple(
            fc.constant(lines),
            fc.array(part, { maxLength: 2 }),
            fc.shuffledSubarray(lines, { minLength: lines.length }),
            fc.array(part, { maxLength: 3 }),
          );
        }),
        async ([lines, before, shuffled, after]) => {
          const whole = await newBoss(api);
          const inParts = await newBoss(api);
          await whole.import(lines);
          for (const part of [...before, shuffled, ...after]) await inParts.import(part);
          await expectSame(api.db, inParts, whole);
        },
      ),
      runs(engine),
    );
  });
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ bring: rows }) },
  { weight: 2, arbitrary: fc.record({ again: fc.nat({ max: 5 }) }) },
  { weight: 3, arbitrary: fc.record({ takeBack: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.constant('roll' as const) },
);

describeOnEngines('imports that are taken back, in any order', (engine) => {
  it('leave what the imports that stand come to, whatever they hold', async () => {
    const api = await importApi({ db: await engine.fresh() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        const boss = await newBoss(api);
        const files: Row[][] = [];
        const standing = new Map<string, Row[]>();
        const bring = async (lines: Row[]): Promise<void> => {
          const importId = await boss.import(lines);
          if (importId !== undefined) standing.set(importId, lines);
        };
        for (const each of steps) {
          if (each === 'roll') await rollWindows(api.db, today);
          else if ('bring' in each) {
            files.push(each.bring);
            await bring(each.bring);
          } else if ('again' in each) {
            const file = files[each.again % Math.max(1, files.length)];
            if (file !== undefined) await bring(file);
          } else {
            const importId = [...standing.keys()][each.takeBack % Math.max(1, standing.size)];
            if (importId === undefined) continue;
            await boss.takeBack(importId);
            standing.delete(importId);
          }
        }
        const other = await newBoss(api);
        for (const lines of standing.values()) await other.import(lines);
        await expectSame(api.db, boss, other);
      }),
      runs(engine),
    );
  });
});
