import { describe, expect, it } from 'vitest';
import { figureColumns } from '../../../web/src/features/statistics/figure-columns.tsx';
import { figureOf, type RankedFigures } from '../../../web/src/features/statistics/metrics.ts';
import { rankingColumns } from '../../../web/src/features/statistics/ranking-export.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { sheetOf } from '../../../web/src/shared/export/sheet.ts';
import { DataTable } from '../../../web/src/shared/table/DataTable.tsx';
import { render } from '../support/render.tsx';

const unknown = { rank: 1, share: null, amount: null, quantity: null, profit: null };
const known: RankedFigures & { rank: number; share: number | null } = {
  rank: 2,
  share: null,
  amount: { sold: '0.00', returned: '0.00', net: '0.00' },
  quantity: { sold: 0, returned: 0, net: 0 },
  profit: { profit: '0.00', uncosted: null, hiddenReason: null },
};

describe('the ranking of products as a sheet', () => {
  it('has every id and figure, and of profit only what may be seen', async () => {
    await i18n.loadNamespaces('statistics');
    const t = i18n.getFixedT('zh-CN', 'statistics');
    const node = {
      productId: 'P1',
      skcId: 'C1',
      skuId: 'S1',
      code: 'CUP-1',
      name: '保温杯',
      shop: { id: 'temu:1', name: '晨光家居', platform: 'TEMU' },
    } as const;
    const row = { ...known, share: 0.25, node };
    const { columns, rows } = sheetOf(rankingColumns(t, false), [row, { ...row, ...unknown }]);
    expect(columns.filter(({ isMoney }) => isMoney).map(({ heading }) => heading)).toEqual([
      '净销售额',
      '利润',
      '缺成本',
    ]);
    const ids = ['保温杯', 'CUP-1', 'P1', 'C1', 'S1', '晨光家居'];
    expect(rows).toEqual([
      [2, ...ids, 0, 0, 0, 0, 0, null, { plain: '25.0%' }],
      [1, ...ids, null, null, null, null, null, null, null],
    ]);
    expect(sheetOf(rankingColumns(t, true), [row]).columns).toHaveLength(columns.length - 2);
  });
});

describe('a row of a ranking', () => {
  it('[R2.7-37] has no figure where nobody has paid for the days of its shop, and 0 where nothing was sold', async () => {
    await i18n.loadNamespaces('statistics');
    const t = i18n.getFixedT('zh-CN', 'statistics');
    await render(
      <DataTable
        caption="排行"
        rows={[unknown, known]}
        rowKey={({ rank }) => String(rank)}
        columns={figureColumns<typeof known>(
          t,
          false,
          () => ({ shop: 'temu:1' }),
          (_row, figure) => `/account/manager?sort=${figure}`,
        )}
      />,
    );
    const cells = (row: number) =>
      [...document.querySelectorAll(`tbody tr:nth-child(${row}) :is(th, td)`)].map(
        (cell) => cell.textContent,
      );
    expect(cells(1)).toEqual(['—', '—', '—', '—', '—', '—']);
    expect(cells(2)).toEqual(['¥0.00', '0', '0', '0', '¥0.00', '—']);
    // Each figure leads to what is ranked, in its order; where there is none, nothing does.
    expect([...document.querySelectorAll('a')].map((door) => door.getAttribute('href'))).toEqual(
      ['amount', 'quantity', 'sold', 'returned', 'profit'].map(
        (figure) => `/account/manager?sort=${figure}`,
      ),
    );
    expect(document.querySelectorAll('[title="未续费，没有数据"]')).toHaveLength(6);
    expect(figureOf(unknown, 'amount')).toBeNull();
    expect(figureOf(known, 'amount')).toBe(0);
  });
});
