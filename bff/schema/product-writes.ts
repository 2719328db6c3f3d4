import * as calls from '../../api/contract/products.ts';
import type { Context } from '../context.ts';
import { Fault } from '../upstream/errors.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessError,
  businessErrorOf,
  inputError,
  outcomeOf,
} from './business-error.ts';
import { type ProductKey, type ProductRow, productKeyOf, productRow } from './product-row.ts';
import { type Figures, readRow, readRows } from './product-rows.ts';
import { dateRangeInput } from './range.ts';
import { dataSource } from './statistics.ts';

/** Costs and names of products. Each answers the rows as they then stand. */

interface Written {
  readonly rows: readonly ProductRow[];
  readonly error: BusinessError | null;
}

const errorField = {
  type: businessError,
  nullable: true,
  description: 'Why it was refused; null when it was done.',
} as const;

const costsPayload = builder.objectRef<Written>('SetSkuCostsPayload').implement({
  description: 'What saving costs came to.',
  fields: (t) => ({
    rows: t.field({
      type: [productRow],
      description:
        'The SKUs as they stand now, and the SKCs and products that hold them. Empty when it was refused.',
      resolve: ({ rows }) => [...rows],
    }),
    error: t.expose('error', errorField),
  }),
});

const rowPayload = (name: string, act: string) =>
  builder.objectRef<Written>(name).implement({
    description: `What ${act} came to.`,
    fields: (t) => ({
      row: t.field({
        type: productRow,
        nullable: true,
        description: 'The row as it stands now. Null when it was refused.',
        resolve: ({ rows }) => rows[0] ?? null,
      }),
      error: t.expose('error', errorField),
    }),
  });

const renamePayload = rowPayload('RenameSkcPayload', 'renaming an SKC');
const summaryPayload = rowPayload('UpdateProductSummaryPayload', 'changing a product');

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
  }),
});

const costsInput = builder.inputType('SetSkuCostsInput', {
  description: 'Costs of SKUs.',
  fields: (t) => ({
    costs: t.field({
      type: [skuCostInput],
      required: true,
      description: 'The costs: 1 to 500, each SKU once.',
    }),
    range: t.field(rangeField),
    dataSource: t.field(sourceField),
  }),
});

const nameDescription = 'trimmed, 1 to 250 characters';

const renameInput = builder.inputType('RenameSkcInput', {
  description: 'A name of a product in one colour.',
  fields: (t) => ({
    skcId: t.id({ required: true, description: 'Global id of a row at the level SKC.' }),
    name: t.string({ required: true, description: `The name: ${nameDescription}.` }),
    range: t.field(rangeField),
    dataSource: t.field(sourceField),
  }),
});

const summaryInput = builder.inputType('UpdateProductSummaryInput', {
  description: 'What changes of a product; what is left out stays.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Global id of a row at the level SPU.' }),
    name: t.string({ description: `Its name: ${nameDescription}.` }),
    category: t.string({
      description: 'Its category: at most 60 characters; an empty one takes it away.',
    }),
    range: t.field(rangeField),
    dataSource: t.field(sourceField),
  }),
});

/** @throws Fault when it is the id of something else, or of a shop that the viewer does not have */
async function keyAt(
  context: Context,
  level: ProductKey['level'],
  id: string,
): Promise<ProductKey> {
  const key = productKeyOf(id);
  const { byMallId } = await context.directory();
  if (key?.level !== level || !byMallId.has(key.mallId))
    throw new Fault('NOT_FOUND', '商品不存在，或您无权操作，请刷新列表');
  return key;
}

const written = async (run: () => Promise<Written>): Promise<Written> => {
  const { value, error } = await outcomeOf(run);
  return value ?? { rows: [], error };
};

const failed = (error: unknown): Written => ({ rows: [], error: businessErrorOf(error) });

const oneRow = (row: ProductRow | undefined): Written => ({ rows: row ? [row] : [], error: null });

interface CostOf {
  readonly skuId: string;
  readonly cost?: number | null | undefined;
}

async function setCosts(
  context: Context,
  given: readonly CostOf[],
  figures: Figures,
): Promise<Written> {
  const keys = await Promise.all(given.map(({ skuId }) => keyAt(context, 'sku', skuId)));
  const costs = keys.map(({ mallId, id }, place) => ({
    shopId: mallId,
    skuId: id,
    cost: given[place]?.cost ?? null,
  }));
  const { byMallId } = await context.directory();
  const isShein = keys.every(({ mallId }) => byMallId.get(mallId)?.platformType === 'shein');
  const call = isShein ? calls.costBySku : calls.saveCostBySku;
  const wrong = inputError(call, { costs });
  if (wrong !== null) return { rows: [], error: wrong };
  await context.call(call, { costs });
  const levels = await Promise.all(
    calls.productLevels.toReversed().map((level) => readRows(context, level, keys, figures)),
  );
  return { rows: levels.flat(), error: null };
}

builder.mutationFields((t) => ({
  setSkuCosts: t.field({
    type: costsPayload,
    authScopes: { permission: 'lookCost' },
    unauthorizedResolver: (_root, _args, _context, _info, error) => failed(error),
    description:
      'Saves costs of SKUs, all or none; profit follows, that of the past too. For whoever may see costs. Source: saveCostBySku, shein costBySku.',
    args: { input: t.arg({ type: costsInput, required: true, description: 'The costs.' }) },
    resolve: (_root, { input: { costs, ...figures } }, context) =>
      written(() => setCosts(context, costs, figures)),
  }),
  renameSkc: t.field({
    type: renamePayload,
    authScopes: { permission: 'erp:product:upd:name' },
    unauthorizedResolver: (_root, _args, _context, _info, error) => failed(error),
    description:
      'Gives one colour of a product a name of its own. Needs the permission erp:product:upd:name. Source: setProductNameBySkc.',
    args: { input: t.arg({ type: renameInput, required: true, description: 'SKC and name.' }) },
    resolve: (_root, { input: { skcId, name, ...figures } }, context) =>
      written(async () => {
        const key = await keyAt(context, 'skc', skcId);
        const fields = { shopId: key.mallId, skc: key.id, name };
        const wrong = inputError(calls.setProductNameBySkc, fields);
        if (wrong !== null) return { rows: [], error: wrong };
        await context.call(calls.setProductNameBySkc, fields);
        return oneRow(await readRow(context, key, skcId, figures));
      }),
  }),
  updateProductSummary: t.field({
    type: summaryPayload,
    authScopes: { permission: 'erp:product:upd:name' },
    unauthorizedResolver: (_root, _args, _context, _info, error) => failed(error),
    description:
      'Changes name or category of a product. Needs the permission erp:product:upd:name. Source: updateProductInfoSummary.',
    args: { input: t.arg({ type: summaryInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input: { productId, name, category, ...figures } }, context) =>
      written(async () => {
        const key = await keyAt(context, 'spu', productId);
        const fields = {
          shopId: key.mallId,
          productId: key.id,
          ...(typeof name === 'string' && { name }),
          ...(typeof category === 'string' && { category }),
        };
        const wrong = inputError(calls.updateProductInfoSummary, fields);
        if (wrong !== null) return { rows: [], error: wrong };
        await context.call(calls.updateProductInfoSummary, fields);
        return oneRow(await readRow(context, key, productId, figures));
      }),
  }),
}));
