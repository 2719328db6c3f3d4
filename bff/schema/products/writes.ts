import * as calls from '../../../api/contract/product-writes.ts';
import { productLevels } from '../../../api/contract/products.ts';
import type { Context } from '../../context.ts';
import { builder } from '../builder.ts';
import { dateRangeInput } from '../statistics/range.ts';
import { dataSource } from '../statistics/statistics.ts';
import { writeField } from '../write-field.ts';
import { namesNothing } from '../wrong-input.ts';
import { type ProductKey, productKeyOf, productRow } from './product-row.ts';
import { readRow, readRows } from './product-rows.ts';

/** Costs and names of products. Each answers the rows as they then stand. */

const rowPayload = {
  row: { type: productRow, description: 'The row as it stands now. Null when it was refused.' },
};

const rangeField = {
  type: dateRangeInput,
  description:
    'Days that the figures of the answered rows count, as the list beside it; left out, the 30 days up to yesterday.',
} as const;
const sourceField = {
  type: dataSource,
  required: true,
  defaultValue: 'sales',
  description: 'What these figures are counted from.',
} as const;

const skuCostInput = builder.inputType('SkuCostInput', {
  description: 'The cost of one SKU.',
  fields: (t) => ({
    skuId: t.id({ required: true, description: 'Global id of a row at the level SKU.' }),
    cost: t.field({
      type: 'Money',
      description: 'Its cost in yuan, 0 to 1000000; null or left out where it is unknown.',
    }),
    was: t.field({
      type: 'Money',
      description:
        'What it is taken to be, null where unknown: a SKU whose cost is another by now is left as it is, and answered so. Left out, whatever it is is replaced.',
    }),
  }),
});

const nameDescription = 'trimmed, 1 to 250 characters';
const wasDescription =
  'one that is another by now is left as it is, and answered so. Left out, whatever it is is replaced.';
const namePermission = 'erp:product:upd:name';

/** @throws Fault when it is the id of something else, or of a shop that the viewer does not have */
async function keyAt(
  context: Context,
  level: ProductKey['level'],
  id: string,
): Promise<ProductKey> {
  const key = productKeyOf(id);
  const { byMallId } = await context.directory();
  if (key?.level !== level || !byMallId.has(key.mallId))
    throw namesNothing(
      '商品不存在，或您无权操作，请刷新列表',
      id,
      level.toUpperCase(),
      `${level}:mallId:id, as ProductRow.id has them`,
    );
  return key;
}

writeField('setSkuCosts', {
  call: [calls.saveCostBySku, calls.costBySku],
  scope: { permission: 'lookCost' },
  description:
    'Saves costs of SKUs, all or none; profit follows, that of the past too. For whoever may see costs. The second source is for shein.',
  act: 'saving costs',
  input: {
    description: 'Costs of SKUs.',
    fields: (t) => ({
      costs: t.field({
        type: [skuCostInput],
        required: true,
        description: `The costs: 1 to ${calls.mostCosts}, each SKU once.`,
      }),
      range: t.field(rangeField),
      dataSource: t.field(sourceField),
    }),
  },
  payload: {
    rows: {
      type: [productRow],
      refused: [],
      description:
        'The SKUs as they stand now, and the SKCs and products that hold them. Empty when it was refused.',
    },
  },
  run: async ({ costs: given, ...counted }, context, send) => {
    const keys = await Promise.all(given.map(({ skuId }) => keyAt(context, 'sku', skuId)));
    const costs = keys.map(({ mallId, id }, place) => {
      const { cost = null, was } = given[place] ?? {};
      return { shopId: mallId, skuId: id, cost, ...(was !== undefined && { was }) };
    });
    const { byMallId } = await context.directory();
    const isShein = keys.every(({ mallId }) => byMallId.get(mallId)?.platformType === 'shein');
    await send(isShein ? calls.costBySku : calls.saveCostBySku, { costs });
    const rowsAt = (level: ProductKey['level']) => readRows(context, level, keys, counted);
    return {
      rows: async () => (await Promise.all(productLevels.toReversed().map(rowsAt))).flat(),
    };
  },
});

writeField('renameSkc', {
  call: calls.setProductNameBySkc,
  scope: { permission: namePermission },
  description: `Gives one colour of a product a name of its own. Needs the permission ${namePermission}.`,
  act: 'renaming an SKC',
  input: {
    description: 'A name of a product in one colour.',
    fields: (t) => ({
      skcId: t.id({ required: true, description: 'Global id of a row at the level SKC.' }),
      name: t.string({ required: true, description: `The name: ${nameDescription}.` }),
      was: t.string({ description: `What the name is taken to be: ${wasDescription}` }),
      range: t.field(rangeField),
      dataSource: t.field(sourceField),
    }),
  },
  payload: rowPayload,
  run: async ({ skcId, name, was, ...counted }, context, send) => {
    const key = await keyAt(context, 'skc', skcId);
    await send(calls.setProductNameBySkc, {
      shopId: key.mallId,
      skc: key.id,
      name,
      ...(typeof was === 'string' && { was }),
    });
    return { row: await readRow(context, key, skcId, counted) };
  },
});

writeField('updateProductSummary', {
  call: calls.updateProductInfoSummary,
  scope: { permission: namePermission },
  description: `Changes name or category of a product. Needs the permission ${namePermission}.`,
  act: 'changing a product',
  input: {
    description: 'What changes of a product; what is left out stays.',
    fields: (t) => ({
      productId: t.id({ required: true, description: 'Global id of a row at the level SPU.' }),
      name: t.string({ description: `Its name: ${nameDescription}.` }),
      category: t.string({
        description: 'Its category: at most 60 characters; an empty one takes it away.',
      }),
      nameWas: t.string({ description: `What its name is taken to be: ${wasDescription}` }),
      categoryWas: t.string({
        description: `What its category is taken to be, empty for none: ${wasDescription}`,
      }),
      range: t.field(rangeField),
      dataSource: t.field(sourceField),
    }),
  },
  payload: rowPayload,
  run: async ({ productId, name, category, nameWas, categoryWas, ...counted }, context, send) => {
    const key = await keyAt(context, 'spu', productId);
    await send(calls.updateProductInfoSummary, {
      shopId: key.mallId,
      productId: key.id,
      ...(typeof name === 'string' && { name }),
      ...(typeof category === 'string' && { category }),
      ...(typeof nameWas === 'string' && { nameWas }),
      ...(typeof categoryWas === 'string' && { categoryWas }),
    });
    return { row: await readRow(context, key, productId, counted) };
  },
});
