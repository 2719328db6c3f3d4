import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { AttributeFields } from '../../../web/src/features/listing/AttributeFields.tsx';
import {
  everySkuOf,
  type Listing,
  type ListingValues,
} from '../../../web/src/features/listing/form-values.ts';
import { SkuFields } from '../../../web/src/features/listing/SkuFields.tsx';
import { TextFields } from '../../../web/src/features/listing/TextFields.tsx';
import { Form } from '../../../web/src/shared/forms/Form.tsx';
import { alerts, button, click, render, shows, type, until } from '../support/render.tsx';

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
  await render(<Editor />);
  await type(input('原Black 的申报价'), '9.99');
  await click(button('删除规格 原Black'));
  // Whoever works by keys stays where they are.
  expect(document.activeElement).toBe(button('删除规格 原White'));
  await click(button('删除规格 原White'));
  expect(specs()).toEqual([]);
  expect(shows('没有SKU，不能发布')).toBe(true);
  await click(button('恢复规格 原Grey'));
  await click(button('恢复规格 原White'));
  await click(button('恢复规格 原Black'));
  expect(document.activeElement).toBe(input('原Black 的译文规格'));
  expect(specs()).toEqual(['Black 9.99', 'Grey 5.00', 'White 5.00']);
  expect(shows('已移除的规格')).toBe(false);
});

it('[R2.2-13] keeps a title in one line, whatever is pasted', async () => {
  const Title = () => {
    const form = useForm<ListingValues>({
      defaultValues: { title: '', description: '', filing: { category: null } },
    });
    return (
      <FormProvider {...form}>
        <TextFields
          listing={{
            sourceLanguage: 'ZH_CN',
            language: 'EN',
            sourceTitle: '',
            sourceDescription: '',
            unknownWords: [],
          }}
          isReadOnly={false}
          categories={[]}
          withTitle
          rows={2}
        />
      </FormProvider>
    );
  };
  await render(<Title />);
  const title = document.querySelector<HTMLTextAreaElement>('#listing-title');
  if (title === null) throw new Error('no title');
  await type(title, 'Storage box \r\n with lid');
  expect(title.value).toBe('Storage box with lid');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  expect(title.dispatchEvent(enter)).toBe(false);
});

const attribute = (name: string, source = `原${name}`): Listing['attributes'][number] => ({
  __typename: 'ListingAttribute',
  sourceName: source,
  sourceValue: source === '' ? '' : '原值',
  name,
  value: 'v',
});

it('[R2.2-13] puts attributes back that were taken off, now or by an earlier save, as they were edited', async () => {
  let names = (): string[] => [];
  const Attributes = () => {
    const form = useForm<ListingValues>({
      defaultValues: { attributes: [attribute('Colour'), attribute('Size'), attribute('Own', '')] },
    });
    names = () => form.getValues('attributes').map(({ name }) => name);
    return (
      <FormProvider {...form}>
        <AttributeFields
          listing={{
            unknownWords: [],
            attributes: [attribute('Colour'), attribute('Size'), attribute('Own', '')],
            removedAttributes: [attribute('Fabric')],
          }}
          isReadOnly={false}
        />
      </FormProvider>
    );
  };
  await render(<Attributes />);
  await type(input('属性1名称'), 'Hue');
  await click(button('删除属性1'));
  // Whoever works by keys stays where they are.
  expect(document.activeElement).toBe(button('删除属性1'));
  await click(button('删除属性2'));
  expect(document.activeElement).toBe(button('删除属性1'));
  await click(button('删除属性1'));
  expect(names()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('恢复');
  await click(button('恢复属性 原Fabric：原值'));
  await click(button('恢复属性 Own：v'));
  await click(button('恢复属性 原Colour：原值'));
  expect(names()).toEqual(['Fabric', 'Own', 'Hue']);
  expect(document.activeElement).toBe(input('属性3名称'));
  await click(button('恢复属性 原Size：原值'));
  expect(shows('已移除的属性')).toBe(false);
});

/** As long as a translation can be, which knows no limit. */
const Translated = () => {
  const form = useForm<ListingValues>({
    defaultValues: {
      attributes: [
        { sourceName: '材质', sourceValue: '木', name: 'n'.repeat(101), value: 'wood' },
        { sourceName: '说明', sourceValue: '略', name: 'Notes', value: 'v'.repeat(501) },
      ],
      skus: [{ ...everySkuOf(listing)[0], specification: 's'.repeat(201) }],
    },
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(() => {})}>
        <AttributeFields
          listing={{ unknownWords: [], attributes: [], removedAttributes: [] }}
          isReadOnly={false}
        />
        <SkuFields listing={listing} isReadOnly={false} />
        <button type="submit">保存</button>
      </Form>
    </FormProvider>
  );
};

it('[R2.2-13] says at its field what a translation has made too long to be saved', async () => {
  await render(<Translated />);
  await click(button('保存'));
  await until(() => alerts().length > 0, 'what is wrong');
  expect(alerts()).toEqual(['最多100个字符', '最多500个字符', '原Black：最多200个字符']);
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
  expect(wrong.map((input) => input.getAttribute('aria-label'))).toEqual([
    '属性1名称',
    '属性2的值',
    '原Black 的译文规格',
  ]);
});
