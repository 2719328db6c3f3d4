import { beforeAll, describe, expect, it } from 'vitest';
import {
  missingCostsAddress,
  uncostedFigures,
  uncostedNote,
  uncostedOf,
  uncostedShort,
  uncostedTitle,
} from '../../../web/src/features/statistics/uncosted.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';

const t = i18n.getFixedT('zh-CN', 'statistics');
beforeAll(() => i18n.loadNamespaces('statistics'));

describe('what a profit leaves out', () => {
  it('is told in pieces and yuan, what came back too', () => {
    const uncosted = { sold: 31, returned: 2, amount: '348.64' };
    expect(uncostedNote(t, uncosted)).toBe('另 31 件 ¥348.64 缺成本');
    expect(uncostedShort(t, uncosted)).toBe('31 件缺成本');
    expect(uncostedFigures(t, { ...uncosted, sold: 0 })).toBe('退货 2 件 ¥348.64');
    expect(uncostedTitle(t, uncosted)).toBe(
      '售出 31 件、退货 2 件没有成本，净销售额 ¥348.64 未计入利润。',
    );
  });

  it('is something as soon as anything moved, and nothing to those who may not see it', () => {
    const even = { sold: 5, returned: 5, amount: '0.00' };
    expect(uncostedOf({ uncosted: even })).toEqual(even);
    expect(uncostedOf({ uncosted: { sold: 0, returned: 0, amount: '0.00' } })).toBeNull();
    expect(uncostedOf({ uncosted: null })).toBeNull();
    expect(uncostedOf(null)).toBeNull();
  });

  it('leads to the products without a cost, of what is looked at or of one shop or product', () => {
    expect(missingCostsAddress('?group=12&range=week&metric=profit&q=x')).toBe(
      '/account/manager?group=12&range=week&level=sku&cost=without&sort=amount',
    );
    expect(missingCostsAddress('?group=12&source=stocks', { shop: 'temu:1', product: 'P 1' })).toBe(
      '/account/manager?source=stocks&shop=temu:1&q=P+1&level=sku&cost=without&sort=amount',
    );
  });
});
