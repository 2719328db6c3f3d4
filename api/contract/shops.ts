import { z } from 'zod';
import { ofKeys } from './api-keys.ts';
import { defineCall } from './call.ts';
import { completed, type Given, sameFact, unless } from './completed.ts';
import { day, id, instant, nothing, phone, platformType } from './fields.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { isName, maxShopNameUnits, nameUnits } from './rules/names.ts';

/** Shops: the list and the saved layout (specification section 7). */

const wholeShopRow = z.object({
  mallId: id,
  mallName: z.string(),
  mallNameDis: z.string(),
  mallNameNative: z.string(),
  platformType,
  isSemiManagedMall: z.boolean(),
  semiManagedMall: z.boolean(),
  isCloseShop: z.boolean(),
  isClose: z.boolean(),
  /** The end of the paid data-viewing time. */
  expireDate: instant.nullable(),
  /**
   * The day of that end: of an expired shop it is the last that any call tells of. Null where the time never
   * ends; an upstream may leave it out.
   */
  dataUntil: day.nullish(),
  /** When the data of the shop is cleared unless it is renewed. Null where its time never ends, or not told. */
  clearDate: instant.nullish(),
  sort: z.int(),
  temuUid: z.string().nullable(),
  phone: z.string().nullable(),
  /** Phones of the managers that are assigned to the shop, and the same comma-separated. */
  phoneList: z.array(z.string()),
  phoneStr: z.string(),
  /** Both null where the upstream does not count them in the list; ask the card calls then. */
  goodsAbnormalNum: z.int().nullable(),
  refundInfoNum: z.int().nullable(),
  /** As shopRating says it; null where not rated yet. An upstream may leave both out; ask that call then. */
  review: z.number().nullish(),
  assessmentResult: z.int().min(0).max(4).nullish(),
  /** When the data of the shop was brought up to date last. Null where never; an upstream may leave it out. */
  syncTime: instant.nullish(),
  /**
   * The marketplace has ended the session of its main account: no new data until that is bound again. Null for
   * a shop without one; an upstream may leave it out.
   */
  needRebind: z.boolean().nullish(),
  /** The currencies that amounts of the shop were converted from on import, with the days of those sales. */
  conversions: z
    .array(z.object({ currency: z.string(), firstDay: z.string(), lastDay: z.string() }))
    .default([]),
});

/** The phones of a row, as a list and comma-separated. */
export function samePhones(row: Given): void {
  if (Array.isArray(row.phoneList)) row.phoneStr ??= row.phoneList.join(',');
  else
    row.phoneList = typeof row.phoneStr === 'string' ? row.phoneStr.split(',').filter(Boolean) : [];
  row.phoneStr ??= '';
}

export const shopRow = completed((row) => {
  sameFact(row, 'mallId', 'shopId');
  sameFact(row, 'mallName', 'shopName');
  sameFact(row, 'isSemiManagedMall', 'semiManagedMall');
  sameFact(row, 'isCloseShop', 'isClose');
  samePhones(row);
  unless(row, {
    mallNameDis: row.mallName,
    mallNameNative: row.mallName,
    // The primary marketplace of the specification.
    platformType: 'temu',
    isSemiManagedMall: false,
    semiManagedMall: false,
    isCloseShop: false,
    isClose: false,
    sort: 0,
  });
}, wholeShopRow);

const source = 'spec 7 Shops, managers, workers';

export const getShopList = defineCall({
  name: 'getShopList',
  keys: 'open',
  path: '/api/order/getShopList',
  role: 'boss',
  summary:
    'Every shop that the boss owns, temu and shein, in saved order. A key for some shops is told no phones.',
  source,
  input: z.object({}),
  output: z.array(shopRow),
});

export const getShopListByWorkerPhone = defineCall({
  name: 'getShopListByWorkerPhone',
  keys: 'open',
  shippers: true,
  refusals: { someShops: ofKeys.refusals.someShops },
  path: '/api/order/getShopListByWorkerPhone',
  summary:
    "The shops assigned to the signed-in manager. The phone is the session's own, whatever is sent (reading A13); a boss may send that of one of their managers, a key for some shops may not. A warehouse shipper is told id, name and marketplace of theirs, and nothing else.",
  source,
  input: z.object({ phone: phone.optional() }),
  output: z.array(shopRow),
});

/** Ids of shown and hidden shops in the order of the side panel (state listShowTab, listClosedTab). */
export const shopLayout = z.object({
  listShowTab: z.array(id).max(2000),
  listClosedTab: z.array(id).max(2000),
  /**
   * Those that stand on top of tables of shops, in that order; absent where none ever was. Sent without it, what
   * was saved stays.
   */
  listPinnedTab: z.array(id).max(2000).optional(),
});

/** What is sent to be saved. */
const changedLayout = shopLayout.extend({
  listClosedWas: z
    .array(id)
    .max(2000)
    .optional()
    .describe(
      'what was hidden when the layout was read: what another window has hidden or shown since stays so',
    ),
});

/** An entry of a layout: the id of a shop, or the shop. */
const idOfTab = (tab: unknown): unknown =>
  typeof tab === 'object' && tab !== null
    ? (Object.entries(tab).find(([name]) => name === 'mallId' || name === 'shopId')?.[1] ?? '')
    : tab;

const idsOfTabs = (tabs: unknown): unknown[] =>
  Array.isArray(tabs)
    ? tabs.map((tab) => String(idOfTab(tab))).filter((mallId) => mallId !== '')
    : [];

/** A layout as it was saved: empty before, and where it is of another make. */
const savedLayout = z.preprocess((saved) => {
  const { listShowTab, listClosedTab, listPinnedTab }: Given = {
    ...(typeof saved === 'object' && saved),
  };
  return {
    listShowTab: idsOfTabs(listShowTab),
    listClosedTab: idsOfTabs(listClosedTab),
    ...(Array.isArray(listPinnedTab) && { listPinnedTab: idsOfTabs(listPinnedTab) }),
  };
}, shopLayout);

export const renameShop = defineCall({
  name: 'renameShop',
  keys: 'open',
  refusals: {
    nameTaken: { msg: '店铺名称不可与其它店铺重复', name: 'shopNameTaken', field: 'name' },
  },
  path: '/api/shop/renameShop',
  origin: 'assigned',
  kind: 'write',
  role: 'boss',
  summary:
    'Gives a shop the name that the seller wants to read. It must differ from the names of the other shops and from its own.',
  source: 'spec 5 Rename shop',
  input: z.object({
    shopId: id,
    name: z
      .string()
      .trim()
      .min(1, inputSentences.shopNameMissing)
      .refine((name) => nameUnits(name) <= maxShopNameUnits, inputSentences.shopNameTooLong)
      .refine(isName, inputSentences.strangeSigns),
  }),
  output: nothing,
});

const sheinShopRow = z.object({ shopId: id, shopName: z.string() });

export const findSheinShopByUId = defineCall({
  name: 'findSheinShopByUId',
  keys: 'open',
  path: '/api/shein/shop/findSheinShopByUId',
  summary: 'The shein shops that the user may see.',
  source: 'spec 7 Statistics, shein equivalents',
  input: z.object({}),
  output: z.array(sheinShopRow),
});

export const getShopTabMap = defineCall({
  name: 'getShopTabMap',
  keys: 'open',
  method: 'GET',
  encoding: 'query',
  path: '/api/shop/getShopTabMap',
  summary:
    'The layout as it was saved last; empty lists before. Shops that it does not name are shown last.',
  source,
  input: z.object({}),
  output: savedLayout,
});

export const setShopTabAllMap = defineCall({
  name: 'setShopTabAllMap',
  keys: 'allShops',
  refusals: {
    namedTwice: { msg: '同一店铺不能重复出现，请刷新页面后重试' },
    noneShown: { msg: '请至少需保留一个店铺数据，不可删除' },
  },
  path: '/api/shop/setShopTabAllMap',
  kind: 'write',
  summary:
    'Saves the layout. Ids of shops that the caller may not see are refused. Hidden shops that come back at the end of the shown ones stand where they stood before they were hidden.',
  source,
  input: z.object({
    layout: z.union([
      changedLayout,
      z
        .string()
        .max(100_000)
        .transform((text, context): unknown => {
          try {
            return JSON.parse(text);
          } catch {
            context.addIssue('布局不是有效的 JSON');
            return z.NEVER;
          }
        })
        .pipe(changedLayout),
    ]),
  }),
  output: nothing,
});
