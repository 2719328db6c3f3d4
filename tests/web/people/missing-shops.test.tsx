import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ShopChoice } from '../../../web/src/features/people/manager/ShopChoice.tsx';
import { PersonShops } from '../../../web/src/features/people/page/PersonShops.tsx';
import { AddShipperDialog } from '../../../web/src/features/people/shippers/AddShipperDialog.tsx';
import { useShipperWrites } from '../../../web/src/features/people/shippers/use-shipper-writes.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { manager } from '../support/person.ts';
import { button, render, shows, unmount, until } from '../support/render.tsx';
import { directoryOf, shopOf } from '../support/viewer.ts';

const AddShipper = () => (
  <AddShipperDialog phones={[]} writes={useShipperWrites()} onClose={() => {}} />
);
const parts = {
  'the shops of a person': <PersonShops person={manager} onEdit={() => {}} onClose={() => {}} />,
  'the choice for a manager': <ShopChoice chosen={[]} onChange={() => {}} isOpen />,
  'the choice for a shipper': <AddShipper />,
};

const open = (part: ReactNode, directory: Parameters<typeof directoryOf>[0]) =>
  render(part, { directory: directoryOf(directory) });

beforeEach(() => void fakeServer());
describe.each(Object.entries(parts))('%s', (_, part) => {
  it('says that shops did not come, and never that there are none', async () => {
    await open(part, { isComplete: false, isFailed: true });
    await until(() => shows('加载失败'), 'the failure');
    expect(shows('暂无店铺')).toBe(false);
    expect(shows('没有temu店铺')).toBe(false);
  });

  it('waits for all shops before it takes some for all', async () => {
    await open(part, { shops: [shopOf('甲店')], isComplete: false });
    await until(() => document.querySelector('.chakra-skeleton') !== null, 'the outlines');
    expect(shows('甲店')).toBe(false);
  });
});

it('adds no shipper of all shops before all are here', async () => {
  await open(<AddShipper />, { shops: [shopOf('甲店')], isComplete: false });
  await until(() => shows('添加'), 'the dialog');
  expect(button('添加').disabled).toBe(true);
  await unmount();
  await open(<AddShipper />, { shops: [shopOf('甲店')] });
  await until(() => shows('添加'), 'the dialog');
  expect(button('添加').disabled).toBe(false);
});
