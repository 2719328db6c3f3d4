import { afterEach, describe, expect, it } from 'vitest';
import { figureColumns } from '../../../web/src/features/statistics/figure-columns.tsx';
import { figureOf, type RankedFigures } from '../../../web/src/features/statistics/metrics.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { DataTable } from '../../../web/src/shared/table/DataTable.tsx';
import { render, unmount } from '../support/render.tsx';

const unknown = { rank: 1, share: null, amount: null, quantity: null, profit: null };
const known: RankedFigures & { rank: number; share: number | null } = {
  rank: 2,
  share: null,
  amount: { sold: '0.00', returned: '0.00', net: '0.00' },
  quantity: { sold: 0, returned: 0, net: 0 },
  profit: { profit: '0.00', uncosted: null, hiddenReason: null },
};

afterEach(unmount);

describe('a row of a ranking', () => {
  it('[R2.7-37] has no figure where nobody has paid for the days of its shop, and 0 where nothing was sold', async () => {
    await i18n.loadNamespaces('statistics');
    const t = i18n.getFixedT('zh-CN', 'statistics');
    await render(
      <DataTable
        caption="排行"
        rows={[unknown, known]}
        rowKey={({ rank }) => String(rank)}
        columns={figureColumns<typeof known>(t, false, () => ({ shop: 'temu:1' }))}
      />,
      { texts: ['statistics'] },
    );
    const cells = (row: number) =>
      [...document.querySelectorAll(`tbody tr:nth-child(${row}) td`)].map(
        (cell) => cell.textContent,
      );
    expect(cells(1)).toEqual(['—', '—', '—', '—', '—', '—']);
    expect(cells(2)).toEqual(['¥0.00', '0', '0', '0', '¥0.00', '—']);
    expect(document.querySelectorAll('[title="未续费，没有数据"]')).toHaveLength(6);
    expect(figureOf(unknown, 'amount')).toBeNull();
    expect(figureOf(known, 'amount')).toBe(0);
  });
});
