import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import {
  everySkuOf,
  type Listing,
  type ListingValues,
} from '../../../web/src/features/listing/form-values.ts';
import { SkuFields } from '../../../web/src/features/listing/SkuFields.tsx';
import { button, click, render, shows, type, unmount } from '../support/render.tsx';

afterEach(unmount);

const sku = (place: number, specification: string): Listing['skus'][number] => ({
  __typename: 'ListingSku',
  place,
  sourceSpecification: `原${specification}`,
  specification,
  price: '5.00',
  stock: 7,
  platformSpecs: [],
});

const listing = {
  unknownWords: [],
  skus: [sku(0, 'Black'), sku(2, 'White')],
  removedSkus: [sku(1, 'Grey')],
};

let values: () => ListingValues['skus'];

const Editor = () => {
  const form = useForm<ListingValues>({
    defaultValues: { skus: everySkuOf({ ...listing, removedSkus: [] }) },
  });
  values = () => form.getValues('skus');
  return (
    <FormProvider {...form}>
      <SkuFields listing={listing} isReadOnly={false} />
    </FormProvider>
  );
};

const input = (label: string): HTMLInputElement => {
  const found = document.querySelector(`input[aria-label="${label}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${label}`);
  return found;
};
const specs = () => values().map(({ specification, price }) => `${specification} ${price}`);

it('[R2.2-13] puts specifications back that were taken off, now or by an earlier save, where they were and as they were edited', async () => {
  await render(<Editor />, { texts: ['listing'] });
  await type(input('原Black 的申报价'), '9.99');
  await click(button('删除规格 原Black'));
  await click(button('删除规格 原White'));
  expect(specs()).toEqual([]);
  expect(shows('没有SKU，不能发布')).toBe(true);
  await click(button('恢复规格 原Grey'));
  await click(button('恢复规格 原White'));
  await click(button('恢复规格 原Black'));
  expect(specs()).toEqual(['Black 9.99', 'Grey 5.00', 'White 5.00']);
  expect(shows('已移除的规格')).toBe(false);
});
