import { expect, it } from 'vitest';
import { listCodec } from '../../../web/src/features/products/list-url.ts';
import { StockBlock } from '../../../web/src/features/statistics/operations/StockBlock.tsx';
import { connectionOf, fakeServer } from '../support/graphql-server.ts';
import { render, shows, until } from '../support/render.tsx';

it('each figure of what does not sell leads to its product alone, by that figure', async () => {
  const stock = { __typename: 'StockStatistics', value: null, soldOut: null };
  const node = {
    __typename: 'DeadStockProduct',
    productId: '601',
    name: '收纳盒',
    onHand: 41,
    soldQuantity: 7,
    value: '820.00',
    shop: { __typename: 'Shop', id: 'temu:11', name: '甲店' },
  };
  fakeServer({
    HomeStock: {
      statistics: {
        __typename: 'Statistics',
        stock: { ...stock, soldOutLoss: null, risks: [] },
        deadStock: connectionOf('DeadStock', [node], { unknownSkuCount: 0 }),
      },
    },
  });
  const range = { start: '2026-03-01', end: '2026-03-07' };
  await render(<StockBlock selection={{ group: '3' }} range={range} />, {
    at: '/home?group=3&range=week',
  });
  await until(() => shows('收纳盒'), 'the product');
  const row = [...document.querySelectorAll('tr')].find((one) =>
    one.textContent?.includes('收纳盒'),
  );
  const doors = [...(row?.querySelectorAll('a') ?? [])].flatMap((link) => {
    const url = new URL(link.getAttribute('href') ?? '', 'http://web.test');
    if (url.pathname !== '/account/manager') return [];
    const { level, search, sort } = listCodec.read(url.searchParams);
    return [[link.textContent, url.searchParams.get('shop'), level, search, sort]];
  });
  expect(doors).toEqual([
    ['收纳盒', 'temu:11', 'spu', '601', 'quantity'],
    ['41', 'temu:11', 'spu', '601', 'stock'],
    ['7', 'temu:11', 'spu', '601', 'net30'],
    ['¥820.00', 'temu:11', 'spu', '601', 'value'],
  ]);
});
