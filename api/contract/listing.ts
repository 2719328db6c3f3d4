import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen, formBoolean, id, nothing, paging, shopIds, updatedSince } from './fields.ts';
import { filingInput, platformSpecs } from './filing.ts';
import {
  language,
  listingDetail,
  listingRow,
  listingStates,
  sourcePlatforms,
} from './listing-rows.ts';
import { defineRefusals } from './refusals.ts';
import { collectedMost, pictureAddress, plainLine, plainText } from './rules/collected.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { sentence } from './rules/sentences.ts';
import { workSentences } from './rules/work-sentences.ts';
import { ofFiles } from './uploads.ts';

/** AI translated listing: drafts of products that are collected, translated, edited and published (readings B). */

const source = 'readings B Screens without calls';

const counts = z.object({
  draft: z.int(),
  translating: z.int(),
  incomplete: z.int(),
  ready: z.int(),
  publishing: z.int(),
  published: z.int(),
  failed: z.int(),
});

export const queryListings = defineCall({
  name: 'queryListings',
  path: '/api/listing/query',
  origin: 'assigned',
  shops: 'multi',
  summary:
    'Drafts of products for the shops, the newest change first. The counts are of the same shops, source platform and keyword, whatever the state. Needs the permission pageAiProducts.',
  source,
  input: z.object({
    shopId: shopIds,
    keyword: z.string().max(200).optional().describe('part of a title or of the source address'),
    state: z.enum(listingStates).optional(),
    platform: z.enum(sourcePlatforms).optional(),
    updatedSince,
    ...paging,
  }),
  output: z.object({ total: z.int(), counts, rows: z.array(listingRow) }),
});

/** What is refused of a listing that is gone, or not to be changed now. */
export const ofListings = defineRefusals({
  // In the same words for a foreign and for an unknown one.
  gone: { msg: '商品不存在或已删除，或您无权操作，请刷新列表', name: 'listingGone' },
  translating: { msg: '正在翻译，请等翻译完成后再操作' },
  publishing: { msg: '正在发布，请等发布完成后再操作', name: 'publishingNow' },
  published: { msg: '商品已发布，请到商品列表中修改' },
  changed: { msg: '该商品刚刚被修改，请刷新后重试', name: 'listingChanged' },
});

export const getListingDetail = defineCall({
  name: 'getListingDetail',
  keys: 'open',
  refusals: { gone: ofListings.refusals.gone },
  method: 'GET',
  encoding: 'query',
  path: '/api/listing/detail',
  origin: 'assigned',
  summary: 'One draft with its texts, attributes, pictures and SKUs. Needs pageAiProducts.',
  source,
  input: z.object({ id }),
  output: listingDetail,
});

export const getListingOptions = defineCall({
  name: 'getListingOptions',
  path: '/api/listing/options',
  origin: 'assigned',
  shops: 'multi',
  summary:
    'What a listing of these shops can be made of: whether products can be collected and published here, the languages that can be translated into, and the categories of products. Needs pageAiProducts.',
  source,
  input: z.object({ shopId: shopIds }),
  output: z.object({
    canCollect: z.boolean(),
    canPublish: z.boolean(),
    languages: z.array(language),
    categories: z.array(z.string()),
  }),
});

/** What is refused where a service is not set up. How it is set up is told to who runs the server, by the README. */
export const ofServices = defineRefusals({
  noCollecting: { msg: '商品采集暂未开通，如需使用请联系客服' },
  noPublishing: { msg: workSentences.noPublishing },
  noSelecting: { msg: '选品数据暂未开通，如需使用请联系客服' },
  noLanguage: { msg: workSentences.noLanguage },
});

/** What is refused of a new one. */
export const ofDrafts = defineRefusals({
  tooManyDrafts: { msg: '未发布的商品已达{most}个，请先发布或删除不用的商品' },
});

/** What is refused of the address that a product comes from. */
export const ofSources = defineRefusals({
  unknownSite: { msg: '无法识别该链接，支持的平台有：{sites}' },
  known: { msg: '该链接已采集到店铺“{shop}”，请勿重复采集', name: 'linkKnown' },
});

const write = { origin: 'assigned', kind: 'write', source } as const;

export const collectByUrl = defineCall({
  ...write,
  name: 'collectByUrl',
  keys: 'open',
  refusals: {
    ...ofDrafts.refusals,
    noCollecting: ofServices.refusals.noCollecting,
    noLanguage: ofServices.refusals.noLanguage,
    ...ofSources.refusals,
    tookTooLong: { msg: '采集超时，请稍后重试' },
  },
  path: '/api/listing/collectByUrl',
  summary:
    'Makes a draft of the product behind an address and has it translated. Needs the permission newListing.',
  input: z.object({
    url: z
      .string()
      .trim()
      .min(1, inputSentences.linkMissing)
      .max(2_000, inputSentences.linkTooLong),
    shopId: id.describe('the shop that the product is for'),
    language: language.default('en').describe('the language to translate into'),
  }),
  output: listingDetail,
});

const strangeText = inputSentences.strangeSigns;
const line = (most: number, what: string) =>
  z.string().trim().max(most, `${what}最多${most}个字符`).regex(plainLine, strangeText);

/** As long as marketplaces take it. */
export const longestTitle = 250;
const moneyOfSku = fen
  .min(1, inputSentences.priceTooSmall)
  .max(100_000_000, inputSentences.priceTooLarge);
const stockOfSku = z
  .int()
  .min(0, inputSentences.stockTooSmall)
  .max(10_000_000, inputSentences.stockTooLarge);

export const importCollected = defineCall({
  ...write,
  name: 'importCollected',
  keys: 'open',
  refusals: {
    ...ofDrafts.refusals,
    noLanguage: ofServices.refusals.noLanguage,
    ...ofSources.refusals,
  },
  path: '/api/listing/importCollected',
  encoding: 'json',
  summary:
    'Makes a draft of a product that a person has collected from a page with the browser plugin, and has it translated. Nothing is fetched. Needs the permission newListing.',
  input: z.object({
    shopId: id.describe('the shop that the product is for'),
    language: language.default('en').describe('the language to translate into'),
    sourceUrl: line(collectedMost.url, '商品链接').min(1, inputSentences.linkMissing),
    sourceLanguage: language.describe('the language of the page'),
    title: line(collectedMost.title, '标题').min(1, inputSentences.listingTitleMissing),
    description: z
      .string()
      .trim()
      .max(collectedMost.description, `描述最多${collectedMost.description}个字符`)
      .regex(plainText, strangeText)
      .default(''),
    attributes: z
      .array(
        z.object({
          name: line(collectedMost.attributeName, '属性名称').min(
            1,
            inputSentences.attributeNameMissing,
          ),
          value: line(collectedMost.attributeValue, '属性值'),
        }),
      )
      .max(collectedMost.attributes, `最多${collectedMost.attributes}个属性`)
      .default([]),
    images: z
      .array(
        z
          .string()
          .max(collectedMost.url, '图片地址过长')
          .regex(pictureAddress, '图片地址须以 https:// 开头，并指向公开的网站'),
      )
      .max(collectedMost.images, `最多${collectedMost.images}张图片`)
      .default([])
      .describe('addresses over https, the main one first'),
    skus: z
      .array(
        z.object({
          spec: line(collectedMost.spec, '规格名称').min(1, inputSentences.specificationMissing),
          price: moneyOfSku.nullable().describe('null where the page says none in yuan'),
          stock: stockOfSku,
        }),
      )
      .min(1, '商品至少要有一个规格')
      .max(collectedMost.skus, `最多${collectedMost.skus}个规格`),
  }),
  output: listingDetail,
});

/** Line breaks that were pasted along are no part of what buyers read in one line. */
const oneLine = z
  .string()
  .overwrite((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
  .trim();

export const saveListing = defineCall({
  ...write,
  name: 'saveListing',
  keys: 'open',
  refusals: {
    ...ofListings.refusals,
    outdated: {
      msg: '该商品已被修改，为避免覆盖，本次没有保存。请刷新后重新编辑',
      name: 'listingOutdated',
    },
    otherImages: { msg: '图片列表有误，请刷新后重新选择' },
    storeAway: ofFiles.refusals.storeAway,
  },
  path: '/api/listing/save',
  encoding: 'json',
  summary:
    'Saves what a person has edited. Refused when the listing was changed since the named version. SKUs, attributes and pictures that are left out are taken off the listing; a later save can bring them back. Needs newListing.',
  input: z.object({
    id,
    version: z.int().min(1),
    title: oneLine.max(longestTitle, sentence(inputSentences.titleTooLong, { most: longestTitle })),
    description: z.string().trim().max(5_000, '描述最多5000个字符'),
    category: z.string().trim().max(60, inputSentences.categoryTooLong).nullable(),
    attributes: z
      .array(
        z.object({
          sourceName: z.string().max(100),
          sourceValue: z.string().max(500),
          name: oneLine
            .min(1, inputSentences.attributeNameMissing)
            .max(100, inputSentences.attributeNameTooLong),
          value: oneLine.max(500, inputSentences.attributeValueTooLong),
        }),
      )
      .max(50, inputSentences.tooManyAttributes),
    images: z.array(z.string().max(2_000)).max(50),
    skus: z
      .array(
        z.object({
          place: z.int().min(0),
          spec: oneLine
            .min(1, inputSentences.specificationMissing)
            .max(200, inputSentences.specificationTooLong),
          price: moneyOfSku.nullable(),
          stock: stockOfSku,
          platformSpecs: platformSpecs
            .optional()
            .describe(
              "the marketplace's numbers of the specification; those that do not spell it are dropped, left out they stay while they do",
            ),
        }),
      )
      .max(500),
    filing: filingInput
      .optional()
      .describe(
        "what was chosen in the seller's back office at the marketplace; left out it stays as it is. Its category takes the place of `category`",
      ),
  }),
  output: listingDetail,
});

export const translateListing = defineCall({
  ...write,
  name: 'translateListing',
  keys: 'open',
  refusals: { ...ofListings.refusals, noLanguage: ofServices.refusals.noLanguage },
  path: '/api/listing/translate',
  summary:
    'Has a draft translated from its source again, over what was there. The answer comes at once; the state tells when it is done. Needs newListing.',
  input: z.object({ id, language }),
  output: listingDetail,
});

export const publishListing = defineCall({
  ...write,
  name: 'publishListing',
  keys: 'open',
  refusals: {
    ...ofListings.refusals,
    noPublishing: ofServices.refusals.noPublishing,
    incomplete: { msg: workSentences.incomplete },
    untranslated: { msg: '还有{count}个词没有译出：{words}。请补译，或确认按原样发布' },
  },
  path: '/api/listing/publish',
  summary:
    'Publishes a draft to its shop, once however often it is asked. The answer comes at once; the state tells when it is done. One with words that are not translated is refused unless that is agreed to. Needs newListing.',
  input: z.object({
    id,
    withUnknownWords: formBoolean
      .optional()
      .describe('agrees that words which are not translated are published as they are'),
  }),
  output: listingDetail,
});

export const deleteListings = defineCall({
  ...write,
  name: 'deleteListings',
  keys: 'open',
  refusals: {
    gone: ofListings.refusals.gone,
    publishing: { msg: '正在发布的商品不能删除，请等发布完成后再操作', name: 'publishingNoDelete' },
  },
  path: '/api/listing/delete',
  summary: 'Deletes drafts; products that were published stay in their shop. Needs newListing.',
  input: z.object({
    ids: z
      .string()
      .max(5_000)
      .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))])
      .refine((ids) => ids.length > 0 && ids.length <= 100, '请选择 1 到 100 个商品'),
  }),
  output: nothing,
});
