import { shownShopName } from '../../../api/contract/rules/names.ts';
import { getAbnormalProductNum, refundInfo } from '../../../api/contract/shop-card.ts';
import {
  getTemuCredByShopId,
  getTemuCredByShopIdAgent,
} from '../../../api/contract/shop-sessions.ts';
import { findSheinShopByUId } from '../../../api/contract/shops.ts';
import type { Context } from '../../context.ts';
import { lastDayOf, type Shop, shopByGlobalId, shopId } from '../../directory.ts';
import type { ListLength } from '../../graphql/cost.ts';
import { selectShop } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { managedType, platform } from '../enums.ts';
import { node, nodesOf } from '../node.ts';
import { connectionOfAll, pageOf, pages } from '../paging.ts';
import { noShop } from '../wrong-input.ts';
import { shopCard } from './shop-card.ts';

/** @throws Fault when it is not among the viewer's shops */
export async function shopById(context: Context, id: string): Promise<Shop> {
  const found = shopByGlobalId(await context.directory(), id);
  if (found === undefined) throw noShop(id);
  return found;
}

/**
 * The same of several, in their order.
 * @throws Fault when one is not among the viewer's shops
 */
export const shopsByIds = (context: Context, ids: readonly string[]): Promise<Shop[]> =>
  Promise.all(ids.map((id) => shopById(context, id)));

/** The mall ids of the same, comma separated, as writes take them. */
export const mallIdsOf = async (context: Context, ids: readonly string[]): Promise<string> =>
  (await shopsByIds(context, ids)).map((row) => row.mallId).join(',');

/** A boss with 5 shops has no longer list of them, whatever `first` says: see graphql/cost.ts. */
export const shopCount: ListLength = async (context) => (await context.directory()).shops.length;

const shopConversion = builder.objectRef<Shop['conversions'][number]>('ShopConversion').implement({
  description: 'A currency that amounts of a shop were converted from when they were imported.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217 code.' }),
    firstDay: t.expose('firstDay', { type: 'Date', description: 'Earliest day of such sales.' }),
    lastDay: t.expose('lastDay', { type: 'Date', description: 'Latest day of such sales.' }),
  }),
});

type SessionCall = typeof getTemuCredByShopId | typeof getTemuCredByShopIdAgent;

/** A shein shop is not asked about: the request rules would ask about a temu shop in its place. */
const sessionOf = async (call: SessionCall, row: Shop, context: Context) =>
  row.platformType === 'temu'
    ? (await context.callForShops(call, selectShop(row.mallId), {})).isActive
    : null;

export const shop = builder.objectRef<Shop>('Shop').implement({
  description:
    'A shop that the viewer may see, on either platform. A warehouse shipper may ask for `id`, `mallId`, `name` and `platform` alone. Source: getShopList, for everybody but the boss getShopListByWorkerPhone.',
  interfaces: [node],
  authScopes: { seller: true },
  fields: (t) => ({
    id: t.id({
      skipTypeScopes: true,
      description: 'Global id platform:mallId, for example temu:634418.',
      resolve: shopId,
    }),
    mallId: t.exposeID('mallId', {
      skipTypeScopes: true,
      description: "The marketplace's own id of the shop.",
    }),
    name: t.string({
      skipTypeScopes: true,
      description: 'Name to show: the one that the seller gave, else the marketplace’s.',
      resolve: (row) => shownShopName(row.mallNameDis, row.mallName),
    }),
    marketplaceName: t.exposeString('mallName', {
      description: 'Name of the shop at the marketplace.',
    }),
    nativeName: t.exposeString('mallNameNative', {
      description: 'Name of the shop in the language of its marketplace.',
    }),
    position: t.exposeInt('position', {
      description:
        'Place in the side panel, from 0, over all shops of the viewer; hidden ones come last. Source: getShopTabMap.',
    }),
    isNew: t.exposeBoolean('isNew', {
      description:
        'Whether the layout that the viewer saved last does not name the shop; before the first saving every shop is new. Source: getShopTabMap.',
    }),
    platform: t.expose('platformType', {
      type: platform,
      skipTypeScopes: true,
      description: 'The marketplace.',
    }),
    managedType: t.field({
      type: managedType,
      description: 'Fully or semi managed.',
      resolve: (row) => (row.isSemiManagedMall ? 'SEMI_MANAGED' : 'FULLY_MANAGED'),
    }),
    isClosed: t.boolean({
      description: 'Whether the marketplace or the seller has closed the shop.',
      resolve: (row) => row.isCloseShop || row.isClose,
    }),
    isHidden: t.boolean({
      description:
        'Whether the viewer hides the shop from the side panel and from "all shops". Source: getShopTabMap.',
      resolve: (row) => row.hidden,
    }),
    pinnedPlace: t.exposeInt('pinned', {
      nullable: true,
      description:
        'Place among the shops that the viewer keeps on top of tables of shops, from 0. Null for the others. Source: getShopTabMap.',
    }),
    syncedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the data of the shop was brought up to date last, by a sync or an import. Null where it never was, and where the upstream does not say. Source: the shop list.',
      resolve: ({ syncTime = null }) => syncTime,
    }),
    needsRebind: t.boolean({
      nullable: true,
      description:
        'Whether the marketplace has ended the session of its main account, so that no new data comes until it is bound again. Null for a shop without one, and where the upstream does not say. Source: the shop list.',
      resolve: ({ needRebind = null }) => needRebind,
    }),
    hasSession: t.boolean({
      nullable: true,
      description:
        'Whether temu lets the product act for the seller of the shop; asking renews it where that can be done. Null for a shein shop, which has no session, and with an error when it cannot be read. Source: getTemuCredByShopId.',
      resolve: (row, _args, context) => sessionOf(getTemuCredByShopId, row, context),
    }),
    hasAgentSession: t.boolean({
      nullable: true,
      description:
        'Whether temu’s seller centre for agents lets the product act for the seller of the shop, as `hasSession` tells of the usual one. Source: getTemuCredByShopIdAgent.',
      resolve: (row, _args, context) => sessionOf(getTemuCredByShopIdAgent, row, context),
    }),
    expiresAt: t.expose('expireDate', {
      type: 'DateTime',
      nullable: true,
      description: 'End of the paid time of viewing data. Null when it never ends.',
    }),
    conversions: t.field({
      type: [shopConversion],
      description:
        'The currencies that amounts in the figures of the shop were converted from; empty where all came in yuan. At which rates, the imports say. Source: the shop list.',
      resolve: (row) => row.conversions,
    }),
    dataUntil: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The day in which the paid time ends. Once it is over, no field tells of a later day, until the shop is renewed. Null when it never ends.',
      resolve: lastDayOf,
    }),
    dataClearedAt: t.expose('clearDate', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the data of the shop is cleared unless it is renewed. Null when its paid time never ends, and where the upstream does not say.',
    }),
    badgeCount: t.int({
      nullable: true,
      description:
        'Abnormal products plus refunds that wait to be handled. Null with an error when they cannot be read. Source: the shop list, else getAbnormalProductNum and refundInfo.',
      resolve: async (row, _args, context) => {
        if (row.goodsAbnormalNum !== null && row.refundInfoNum !== null) {
          return row.goodsAbnormalNum + row.refundInfoNum;
        }
        const selected = selectShop(row.mallId);
        const [abnormal, refunds] = await Promise.all([
          row.goodsAbnormalNum ?? context.callForShops(getAbnormalProductNum, selected, {}),
          row.refundInfoNum ??
            context.callForShops(refundInfo, selected, {}).then((info) => info.totalElements),
        ]);
        return abnormal + refunds;
      },
    }),
    card: t.field({
      type: shopCard,
      description: 'The info card of the side panel. Each of its fields is one read of this shop.',
      resolve: (row) => row,
    }),
  }),
});

nodesOf({
  words: ['temu', 'shein'],
  type: 'Shop',
  may: ({ seller }) => seller(),
  find: async (context, id) => shopByGlobalId(await context.directory(), id),
});

const shopConnection = connectionType('Shop', shop, { one: 'shop', page: 'A page of shops.' });

builder.queryFields((t) => ({
  shop: t.field({
    type: shop,
    nullable: true,
    authScopes: { seller: true },
    description: 'One shop. Null when there is none, or the viewer may not see it.',
    args: { id: t.arg.id({ required: true, description: 'Global id of the shop.' }) },
    resolve: async (_root, { id }, context) =>
      shopByGlobalId(await context.directory(), id) ?? null,
  }),
  sheinShops: t.field({
    type: [shop],
    extensions: { listLength: shopCount },
    authScopes: { seller: true },
    description:
      'The shein shops that the viewer may see, in the saved order, hidden ones last. Source: findSheinShopByUId.',
    resolve: async (_root, _args, context) => {
      const [rows, { shops }] = await Promise.all([
        context.call(findSheinShopByUId, {}),
        context.directory(),
      ]);
      const found = new Set(rows.map((row) => row.shopId));
      return shops.filter((row) => row.platformType === 'shein' && found.has(row.mallId));
    },
  }),
  shops: t.field({
    type: shopConnection,
    extensions: { listLength: shopCount },
    authScopes: { delivery: true },
    description:
      'The shops that the viewer may see, in the saved order of the side panel; of a warehouse shipper those that they ship for.',
    args: {
      search: t.arg.string({ description: 'Part of the name, or of the mallId.' }),
      platform: t.arg({ type: platform, description: 'Only shops of this marketplace.' }),
      includeHidden: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Also shops that the viewer hides; they come last.',
      }),
      ...pages(t.arg, 100),
    },
    resolve: async (_root, args, context) => {
      const page = pageOf(args);
      const { shops, shown } = await context.directory();
      const wanted = args.search?.trim().toLowerCase() ?? '';
      const found = (args.includeHidden ? shops : shown).filter(
        (row) =>
          (!args.platform || row.platformType === args.platform) &&
          [row.mallNameDis, row.mallName, row.mallNameNative, row.mallId].some((text) =>
            text.toLowerCase().includes(wanted),
          ),
      );
      return connectionOfAll(found, page);
    },
  }),
}));
