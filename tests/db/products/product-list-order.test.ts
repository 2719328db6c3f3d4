import { expect, it } from 'vitest';
import type { ProductListRequest } from '../../../db/products/product-list.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { catalogue } from './product-catalogue.ts';

describeOnEngines('the product list', (engine) => {
  it('is ordered by each figure both ways, rows without it last, equal ones always alike', async () => {
    const { ids } = await catalogue(await engine.fresh());
    const both = async (by: ProductListRequest['by']) => [
      await ids({ by, descending: true }),
      await ids({ by, descending: false }),
    ];
    expect(await both('netQuantity')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P2', 'P3', 'P1', 'P4'],
    ]);
    expect(await both('sold')).toEqual(await both('netQuantity'));
    // One red cup came back.
    expect(await both('returned')).toEqual([
      ['P1', 'P2', 'P3', 'P4'],
      ['P2', 'P3', 'P4', 'P1'],
    ]);
    expect((await ids({ level: 'sku', by: 'returned' }))[0]).toBe('SCUP-R-1');
    expect(await both('netAmount')).toEqual(await both('netQuantity'));
    expect(await both('profit')).toEqual(await both('netQuantity'));
    expect(await both('onHand')).toEqual([
      ['P1', 'P2', 'P4', 'P3'],
      ['P4', 'P2', 'P1', 'P3'],
    ]);
    // Nothing is on its way to any of them: the lamp has no SKU that could be.
    expect(await both('inTransit')).toEqual([
      ['P1', 'P2', 'P4', 'P3'],
      ['P1', 'P2', 'P4', 'P3'],
    ]);
    // At what is declared: of the hat nothing.
    expect(await both('stockValue')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P2', 'P1', 'P4', 'P3'],
    ]);
    expect(await both('stockCost')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P2', 'P1', 'P4', 'P3'],
    ]);
    expect(await both('daysOfCover')).toEqual([
      ['P1', 'P4', 'P2', 'P3'],
      ['P4', 'P1', 'P2', 'P3'],
    ]);
    // Of what has a cost: 38 of 60 yuan, and 630 of 1,050. What is off sale is not to be ordered.
    expect(await both('margin')).toEqual([
      ['P1', 'P4', 'P2', 'P3'],
      ['P4', 'P1', 'P2', 'P3'],
    ]);
    expect(await both('restock')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P1', 'P4', 'P2', 'P3'],
    ]);
    expect(await both('cost')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P2', 'P1', 'P4', 'P3'],
    ]);
    expect(await both('supplyPrice')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P1', 'P4', 'P2', 'P3'],
    ]);
    expect(await both('created')).toEqual([
      ['P4', 'P1', 'P2', 'P3'],
      ['P3', 'P2', 'P1', 'P4'],
    ]);
    expect(await both('name')).toEqual([
      ['P2', 'P4', 'P3', 'P1'],
      ['P1', 'P3', 'P4', 'P2'],
    ]);
    for (const level of ['skc', 'sku'] as const) {
      for (const by of ['profit', 'margin', 'restock', 'cost', 'daysOfCover', 'name'] as const) {
        const [down = [], up = []] = [
          await ids({ level, by, descending: true }),
          await ids({ level, by, descending: false }),
        ];
        expect(up.toSorted()).toEqual(down.toSorted());
      }
    }
  });

  it('is ordered by what sold in the last 7 and 30 days, whatever the range and the source', async () => {
    const db = await engine.fresh();
    const { one, ask } = await catalogue(db);
    const [hat] = await db.selectFrom('sku').where('ext_code', '=', 'HAT-1').select('id').execute();
    await appendSaleLines(db, [lineOf(one, hat?.id ?? 0, '2026-02-20', { quantity: 40 })]);
    const day = { start: '2026-03-11', end: '2026-03-11' };
    const asked = {
      selection: { shopIds: [one.id, one.id + 1], source: 'stocks', ...day },
    } as const;
    const ordered = async (by: 'net7' | 'net30', level: 'spu' | 'sku', descending: boolean) =>
      (await ask({ ...asked, by, level, descending })).rows.map((row) => [
        row.skuId === null ? row.productId : row.extCode,
        row[by],
      ]);
    expect(await ordered('net7', 'spu', true)).toEqual([
      ['P4', 21],
      ['P1', 2],
      ['P2', 0],
      ['P3', 0],
    ]);
    expect(await ordered('net30', 'spu', true)).toEqual([
      ['P2', 40],
      ['P4', 21],
      ['P1', 7],
      ['P3', 0],
    ]);
    expect(await ordered('net30', 'spu', false)).toEqual([
      ['P3', 0],
      ['P1', 7],
      ['P4', 21],
      ['P2', 40],
    ]);
    expect((await ordered('net30', 'sku', true)).slice(0, 3)).toEqual([
      ['HAT-1', 40],
      ['COAT-1', 21],
      ['CUP-R-1', 4],
    ]);
  });

  it('is cut into pages, each with the total, the one past the end too', async () => {
    const { ask } = await catalogue(await engine.fresh());
    const page = async (offset: number) => {
      const { total, rows } = await ask({ by: 'created', limit: 3, offset });
      return [total, ...rows.map((row) => row.productId)];
    };
    expect(await page(0)).toEqual([4, 'P4', 'P1', 'P2']);
    expect(await page(3)).toEqual([4, 'P3']);
    expect(await page(6)).toEqual([4]);
  });
});
