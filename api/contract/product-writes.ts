import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen, id, nothing } from './fields.ts';
import { defineRefusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { yuanText } from './rules/money.ts';
import { mostCost } from './rules/prices.ts';
import { sentence } from './rules/sentences.ts';
import { source } from './twins.ts';

/** Costs, names and categories of products (specification section 7 "Statistics"; bodies assigned in readings B). */

/** As many costs as are saved at once: each save goes through all that the shops have sold. */
export const mostCosts = 3_000;

/** What is refused of costs, on both marketplaces. */
export const ofCosts = defineRefusals({
  skuTwice: { msg: '同一个 SKU 只能填写一次成本价' },
  badShop: { msg: '店铺编号 {shop} 无效' },
  skuGone: { msg: 'SKU {sku} 不存在，成本价均未保存，请刷新列表' },
});

/** Not 403 but 1: so says the specification of this right. */
const mayNotName = { msg: '没有“修改产品名称”权限，请联系BOSS' } as const;

/** Whoever may see costs may set them: the specification has no other right over them. */
const costs = z.object({
  costs: z
    .array(
      z.object({
        shopId: id,
        skuId: id,
        cost: fen
          .min(0, inputSentences.costTooSmall)
          .max(mostCost, sentence(inputSentences.costTooLarge, { most: yuanText(mostCost) }))
          .nullable()
          .describe('in fen; null for unknown'),
        was: fen
          .nullable()
          .optional()
          .describe(
            'what it is taken to be; where it is another by now the SKU is left as it is, without a refusal. Left out, whatever it is is replaced',
          ),
      }),
    )
    .min(1, inputSentences.skusMissing)
    .max(mostCosts, sentence(inputSentences.tooManySkus, { most: mostCosts })),
});

export const saveCostBySku = defineCall({
  name: 'saveCostBySku',
  keys: 'open',
  refusals: { ...ofCosts.refusals },
  path: '/api/order/saveCostBySku',
  origin: 'assigned',
  kind: 'write',
  encoding: 'json',
  sheinTwin: 'costBySku',
  summary: `Saves costs of up to ${mostCosts} SKUs, all or none; profit follows, that of the past too. Takes SKUs of both marketplaces. Needs lookCost (code 403).`,
  source,
  input: costs,
  output: nothing,
});

export const costBySku = defineCall({
  name: 'costBySku',
  keys: 'open',
  refusals: { ...ofCosts.refusals },
  path: '/api/shein/product/save/costBySku',
  kind: 'write',
  encoding: 'json',
  platform: 'shein',
  summary: 'saveCostBySku for shein SKUs.',
  source,
  input: costs,
  output: nothing,
});

const left = (what: string) =>
  `what ${what} is taken to be; where it is another by now it is left as it is, without a refusal. Left out, whatever it is is replaced`;

const longestName = 250;
const name = z
  .string()
  .trim()
  .min(1, inputSentences.productNameMissing)
  .max(longestName, sentence(inputSentences.productNameTooLong, { most: longestName }));

export const setProductNameBySkc = defineCall({
  name: 'setProductNameBySkc',
  keys: 'open',
  refusals: { mayNotName, skcGone: { msg: 'SKC {skc} 不存在，请刷新列表' } },
  path: '/api/order/setProductNameBySkc',
  origin: 'assigned',
  kind: 'write',
  summary:
    'Gives one SKC of a product a name of its own. Needs erp:product:upd:name (code 1 without).',
  source: 'readings B Statistics and shop card',
  input: z.object({
    shopId: id,
    skc: id,
    name,
    was: z.string().optional().describe(left('the name')),
  }),
  output: nothing,
});

export const updateProductInfoSummary = defineCall({
  name: 'updateProductInfoSummary',
  keys: 'open',
  refusals: { mayNotName, productGone: { msg: '商品 {product} 不存在，请刷新列表' } },
  path: '/api/order/updateProductInfoSummary',
  kind: 'write',
  summary:
    'Changes name or category of a product; an empty category takes it away. Needs erp:product:upd:name (code 1 without).',
  source,
  input: z
    .object({
      shopId: id,
      productId: id,
      name: name.optional(),
      category: z.string().trim().max(60, '类目最多 60 个字').optional(),
      nameWas: z.string().optional().describe(left('the name')),
      categoryWas: z
        .string()
        .optional()
        .describe(`${left('the category')}; empty for none`),
    })
    .refine(
      (sent) => sent.name !== undefined || sent.category !== undefined,
      '请填写要修改的商品名称或类目',
    ),
  output: nothing,
});
