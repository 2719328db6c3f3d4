import { describe, expect, it } from 'vitest';
import { isViewQuery } from '../../../api/contract/rules/table-views.ts';
import { keptOf, withView } from '../../../web/src/features/account/table-views/view-query.ts';

const params = (query: string) => new URLSearchParams(query);

describe('a view of a list', () => {
  it('keeps filters, order and range of the address, and neither shops nor page nor what is open', () => {
    const query = keptOf('PRODUCTS', params('shop=temu:1&q=a%26b&product=x&range=month&page=3'));
    expect(query).toBe('range=month&q=a%26b');
    expect(isViewQuery('products', query)).toBe(true);
  });

  it('is the same whatever the order of the address', () => {
    expect(keptOf('AUDIT_LOG', params('kind=SHOPS&from=2026-03-01'))).toBe(
      keptOf('AUDIT_LOG', params('from=2026-03-01&kind=SHOPS&page=2')),
    );
  });

  it('takes the place of what was shown, of the same shops and from the first page', () => {
    const next = withView(
      'SHIPPING_ORDERS',
      params('shop=temu:1&tab=shipped&q=old&page=4'),
      'tab=shipping&type=self',
    );
    expect(next.toString()).toBe('shop=temu%3A1&tab=shipping&type=self');
  });

  it('brings no parameter that is not of its list', () => {
    expect(withView('PRODUCTS', params(''), 'q=a&shop=temu:2&token=x').toString()).toBe('q=a');
    expect(isViewQuery('products', 'q=a&shop=temu%3A2')).toBe(false);
    expect(isViewQuery('products', `q=${'a'.repeat(1000)}`)).toBe(false);
    expect(isViewQuery('products', 'q=b&range=month')).toBe(false);
  });
});
