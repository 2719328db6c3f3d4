import { z } from 'zod';
import { defineCall } from './call.ts';
import { commaList, id, instant, nothing } from './fields.ts';
import { labelDrawing } from './label-drawing.ts';
import { defineRefusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { labelLimits } from './rules/label-drawing.ts';
import { labelMarkets } from './rules/label-markets.ts';

/**
 * Templates of labels (specification section 7, label templates, whose base path is assigned): the label of a
 * person, templates and GPSR templates of a business, and those of single SKUs.
 */

const source = 'spec 7 Labels, notices, payment';

/** How many templates of a kind one business keeps. */
export const mostTemplates = 200;

export const { mostSkus } = labelLimits;

/** Bytes of their drawings together: a list of them is answered at once, a label of a SKU alone. */
export const mostBytes = {
  user: 12_000_000,
  plain: 12_000_000,
  gpsr: 12_000_000,
  sku: 400_000_000,
};

export const labelKinds = ['user', 'plain', 'gpsr', 'sku'] as const;

export const labelTemplate = z.object({
  templateId: id,
  kind: z.enum(labelKinds),
  name: z.string(),
  market: z.string().nullable().describe('of a GPSR template: the country by its ISO 3166 code'),
  skuId: z.string().nullable().describe('of a template for a SKU'),
  version: z.int().describe('counts the changes'),
  updateTime: instant,
  drawing: labelDrawing,
  mayDelete: z.boolean().default(true).describe('whether whoever asks may delete it'),
});

const templates = z.array(labelTemplate).max(mostTemplates);

export const ofLabels = defineRefusals({
  // In the same words for a foreign and for an unknown one.
  gone: { msg: '标签模板不存在或已删除，请刷新后重试', name: 'labelGone' },
  otherSku: { msg: '没有SKU {skuId}，或您无权操作，请检查后重试', field: 'skuId' },
  full: { msg: `同类模板最多保存 {most} 个，请先删除不用的模板` },
  heavy: { msg: '同类模板的图片合计过大，请先删除不用的模板，或改用较小的图片' },
});

const { gone, otherSku, full, heavy } = ofLabels.refusals;

const name = z
  .string()
  .trim()
  .min(1, inputSentences.labelNameMissing)
  .max(60, inputSentences.labelNameTooLong);
const market = z
  .string()
  .regex(new RegExp(`^(${labelMarkets.join('|')})$`), inputSentences.labelMarketMissing)
  .describe('the country by its ISO 3166 code');

/** Of a firm as a whole: a key for some of its shops only has no part in it. */
const shared = { origin: 'assigned', keys: 'allShops', source } as const;
const read = { ...shared, method: 'GET', encoding: 'query' } as const;
/** Warehouse shippers read what they stick on goods and change none of it. */
const stuckOn = { ...read, shippers: true } as const;
const write = { ...shared, kind: 'write', encoding: 'json' } as const;

export const getLabelByUid = defineCall({
  ...read,
  name: 'getLabelByUid',
  path: '/api/label/getByUid',
  keys: 'closed',
  summary: 'The label of the person who asks; null while there is none.',
  input: z.object({}),
  output: labelTemplate.nullable(),
});

export const saveLabel = defineCall({
  ...write,
  name: 'saveLabel',
  path: '/api/label/save',
  keys: 'closed',
  summary: 'Saves the label of the person, in place of the one before.',
  input: z.object({ name: name.default('我的标签'), drawing: labelDrawing }),
  output: labelTemplate,
});

export const updateLabel = defineCall({
  ...write,
  name: 'updateLabel',
  path: '/api/label/update',
  refusals: {
    gone,
    heavy,
    outdated: {
      msg: '该模板已被修改，为避免覆盖，本次没有保存。请刷新后重新编辑',
      name: 'labelOutdated',
    },
  },
  summary:
    'Changes a template of any kind. Refused when it was changed since the named version. What is left out stays.',
  input: z.object({
    templateId: id,
    version: z.int().min(1),
    name: name.optional(),
    market: market.optional().describe('of a GPSR template'),
    drawing: labelDrawing.optional(),
  }),
  output: labelTemplate,
});

export const saveGpsrTemplate = defineCall({
  ...write,
  name: 'saveGpsrTemplate',
  path: '/api/label/saveGpsrTemplate',
  refusals: { full, heavy },
  summary: 'Adds a GPSR template: a label with what buyers in a country of the EU must be told.',
  input: z.object({ name, market, drawing: labelDrawing }),
  output: labelTemplate,
});

export const getGpsrTemplates = defineCall({
  ...stuckOn,
  name: 'getGpsrTemplates',
  path: '/api/label/getGpsrTemplates',
  summary: 'The GPSR templates of the business, the newest change first.',
  input: z.object({}),
  output: templates,
});

export const saveTemplate = defineCall({
  ...write,
  name: 'saveTemplate',
  path: '/api/label/saveTemplate',
  refusals: { full, heavy },
  summary: 'Adds a template.',
  input: z.object({ name, drawing: labelDrawing }),
  output: labelTemplate,
});

export const getTemplates = defineCall({
  ...stuckOn,
  name: 'getTemplates',
  path: '/api/label/getTemplates',
  summary: 'The templates of the business, the newest change first.',
  input: z.object({}),
  output: templates,
});

export const deleteLabel = defineCall({
  ...shared,
  name: 'deleteLabel',
  path: '/api/label/delete',
  kind: 'write',
  encoding: 'query',
  refusals: {
    gone,
    notYours: { msg: '只有创建人或老板可以删除该模板', name: 'labelNotYoursToDelete' },
  },
  summary:
    'Deletes a template of any kind: one of the business by its maker or the boss, that of a SKU by whoever runs a shop of it.',
  input: z.object({ templateId: id }),
  output: nothing,
});

export const getLabelBySkuId = defineCall({
  ...stuckOn,
  name: 'getLabelBySkuId',
  path: '/api/label/getBySkuId',
  refusals: { otherSku },
  summary: 'The template of a SKU; null while there is none.',
  input: z.object({ skuId: id }),
  output: labelTemplate.nullable(),
});

export const getLabelsBySkuIds = defineCall({
  ...stuckOn,
  name: 'getLabelsBySkuIds',
  path: '/api/label/getBySkuIds',
  summary: `The templates of several SKUs, ${mostSkus} at most. What is missing has none, or is not for whoever asks.`,
  input: z.object({
    skuIds: commaList
      .transform((ids) => [...new Set(ids)])
      .refine(
        (ids) => ids.length > 0 && ids.length <= mostSkus,
        `一次请给出 1 至 ${mostSkus} 个SKU`,
      ),
  }),
  output: z.array(labelTemplate).max(mostSkus),
});

export const saveTemplateWithSku = defineCall({
  ...write,
  name: 'saveTemplateWithSku',
  path: '/api/label/saveTemplateWithSku',
  refusals: { otherSku, heavy },
  summary: 'Saves the template of a SKU, in place of the one before.',
  input: z.object({ skuId: id, name, drawing: labelDrawing }),
  output: labelTemplate,
});
