import { expect, it } from 'vitest';
import { ProductChanges } from '../../../web/src/features/products/ProductChanges.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import { connectionOf, fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows, unmount, until } from '../support/render.tsx';

const show = () => render(<ProductChanges id="spu:1:P1" />);

const changes = ({ first, skip }: { readonly first: number; readonly skip: number }) => ({
  skuChanges: connectionOf(
    'SkuChange',
    Array.from({ length: Math.min(first, 9 - skip) }, (_, at) => ({
      __typename: 'SkuChange',
      day: `2026-03-0${9 - skip - at}`,
      kind: skip + at === 0 ? 'PRICE_CHANGED' : 'SOLD_OUT',
      skuId: `S${skip + at}`,
      specName: '白色',
      extCode: `CUP-${skip + at}`,
      oldPrice: skip + at === 0 ? '9.00' : null,
      newPrice: skip + at === 0 ? '10.50' : null,
    })),
    { totalCount: 9 },
  ),
});

it('lists what changed of a product page by page: the day, the SKU, and what it was and is', async () => {
  fakeServer({ ProductChanges: changes });
  await show();
  await until(() => shows('2026-03-09'), 'the first page');
  const [first] = document.querySelectorAll('li');
  expect(first?.textContent).toContain('申报价变动');
  expect(first?.textContent).toContain('¥9.00 → ¥10.50');
  expect(first?.textContent).toContain('CUP-0');
  expect(document.querySelectorAll('li')).toHaveLength(8);
  await click(button('下一页'));
  await until(() => shows('2026-03-01'), 'the second page');
  expect(document.querySelectorAll('li')).toHaveLength(1);
});

it('says where nothing has changed, and is left out where nobody keeps it', async () => {
  const none = connectionOf('SkuChange', []);
  fakeServer({ ProductChanges: { skuChanges: none } });
  await show();
  await until(() => shows('还没有记录到价格或库存的变动。'), 'the words');
  await unmount();
  await client.clearStore();
  const server = fakeServer({ ProductChanges: { skuChanges: null } });
  await show();
  await until(() => server.asked.length > 0 && !shows('价格与库存变动'), 'nothing');
});
