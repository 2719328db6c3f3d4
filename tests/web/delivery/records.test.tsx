import { expect, it } from 'vitest';
import DeliveryRecords from '../../../web/src/features/delivery/DeliveryRecords.tsx';
import { connectionOf, fakeServer, never } from '../support/graphql-server.ts';
import { button, click, render, shows, until } from '../support/render.tsx';

const packages = ({ skip }: { readonly skip: number }) => ({
  returnPackages: connectionOf(
    'ReturnPackage',
    Array.from({ length: skip === 0 ? 10 : 2 }, (_, index) => ({
      __typename: 'ReturnPackage',
      packageNo: `TH${skip + index}`,
      reason: '退回',
      courier: '中通',
      trackingNo: null,
      createdAt: '2026-03-11T04:00:00Z',
      sentAt: null,
      signedAt: null,
      quantity: 3,
      shop: { __typename: 'Shop', id: 'temu:1', name: '店铺', platform: 'TEMU' },
      goods: ['A-1', 'A-2'].map((code, place) => ({
        __typename: 'ShippingGoods',
        skuId: code,
        code,
        specification: '红色',
        productName: '水壶',
        imageUrl: null,
        quantity: place + 1,
      })),
    })),
    { totalCount: 12 },
  ),
});

const open = () =>
  render(
    <DeliveryRecords
      kind="packages"
      marked={null}
      selection={{ all: true }}
      onKind={() => {}}
      onClose={() => {}}
    />,
  );

it('does not count the packages before anybody knows how many there are', async () => {
  fakeServer({ ReturnPackages: never });
  await open();
  await until(() => document.querySelector('table') !== null, 'the outline');
  expect(shows('共 0 条')).toBe(false);
});

it('says of each SKU of a package how many pieces come back', async () => {
  fakeServer({ ReturnPackages: packages });
  await open();
  await until(() => shows('TH9'), 'the packages');
  const row = [...document.querySelectorAll('tr')].find((one) => one.textContent?.includes('TH9'));
  for (const text of ['水壶', '红色 · A-1× 1', '红色 · A-2× 2', '2 个SKU，共 3 件'])
    expect(row?.textContent).toContain(text);
});

it('keeps the number of the packages, and the way back, while another page is fetched', async () => {
  const server = fakeServer({ ReturnPackages: packages });
  await open();
  await until(() => shows('TH9'), 'the first page');
  server.answers.ReturnPackages = never;
  await click(button('下一页'));
  await until(() => !shows('TH9'), 'the outline of the second page');
  expect(shows('共 12 条')).toBe(true);
  expect(shows('共 0 条')).toBe(false);
});
