import { describe, expect, it } from 'vitest';
import {
  isViewQuery,
  type ViewTable,
  viewParameters,
} from '../../../api/contract/rules/table-views.ts';
import { keptOf, withView } from '../../../web/src/features/account/table-views/view-query.ts';
import { listCodec as listingCodec } from '../../../web/src/features/listing/list-url.ts';
import { candidateCodec } from '../../../web/src/features/listing/selection/candidate-url.ts';
import { viewCodec as peopleCodec } from '../../../web/src/features/people/page/view.ts';
import { stockCodec } from '../../../web/src/features/products/stock/stock-url.ts';
import { filterCodec as shopCodec } from '../../../web/src/features/shops/manage/filter.ts';
import { viewCodec as todoCodec } from '../../../web/src/features/todos/view.ts';

const params = (query: string) => new URLSearchParams(query);

/** The parameters that each page writes for what it shows. */
const written = {
  stock: stockCodec.write(stockCodec.read(params(''))),
  todos: todoCodec.write(todoCodec.read(params(''))),
  listings: listingCodec.write(listingCodec.read(params(''))),
  candidates: candidateCodec.write(candidateCodec.read(params(''))),
  people: peopleCodec.write(peopleCodec.read(params(''))),
  shops: shopCodec.write(shopCodec.read(params(''))),
} satisfies Partial<Record<ViewTable, object>>;

describe('a view of a list', () => {
  it('keeps everything that the page writes of a list, but the page number', () => {
    for (const [table, parameters] of Object.entries(viewParameters)) {
      const known = Object.entries(written).find(([name]) => name === table)?.[1];
      if (known === undefined) continue;
      const names = Object.keys(known).filter((name) => name !== 'page');
      expect([table, [...parameters].sort()]).toEqual([table, names.sort()]);
    }
  });

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
