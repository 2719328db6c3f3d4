import type { z } from 'zod';
import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/shared-stock.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { type Connection, connectionOfPages, numberedPages, pageOf } from '../paging.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { ofShop, shopOf } from '../shops/shop-of-row.ts';
import { shop } from '../shops/shops.ts';
import { searchTooLong } from '../wrong-input.ts';
import { productHint, productStatus } from './product-row.ts';

type Row = z.output<typeof calls.sharedStockRow>;
type ShopStock = Row['shops'][number];
type Move = Row['moves'][number];
type Answer = CallOutput<typeof calls.getStockAcrossShops>;

const ofKnown = ', of the shops whose stock is known. Null where that is none.';
const days7 = 'Net pieces sold to customers in the 7 days up to yesterday.';
const days30 = 'Net pieces sold to customers in the 30 days up to yesterday.';

const shopStock = builder.objectRef<ShopStock>('SharedStockShop').implement({
  description: 'A code in one shop, which has one SKU of it.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    productId: t.exposeString('productId', {
      description: 'Id of its product at the marketplace.',
    }),
    skuId: t.exposeString('skuId', { description: 'Id of its colour and size.' }),
    name: t.exposeString('productName', { description: 'What the shop calls it.' }),
    specName: t.exposeString('specName', {
      description: 'Its colour and size there; empty without.',
    }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'Address of a picture. Null where there is none.',
    }),
    status: t.expose('status', { type: productStatus, description: 'Where its product stands.' }),
    onHand: t.exposeInt('onHand', {
      nullable: true,
      description: 'Pieces in the warehouse. Null where nobody told the stock.',
    }),
    inTransit: t.exposeInt('inTransit', {
      nullable: true,
      description: 'Pieces on their way to it. Null where nobody told the stock.',
    }),
    net7: t.exposeInt('net7', { description: days7 }),
    net30: t.exposeInt('net30', { description: days30 }),
    daysOfCover: t.exposeFloat('coverDays', {
      nullable: true,
      description:
        'Days that the pieces on hand last at the pace of the 30 days. Null when nothing sold in them, and where the stock is not known.',
    }),
    hint: t.expose('hint', {
      type: productHint,
      nullable: true,
      description: 'What to look at in its stock, as in the product list at the level SKU.',
    }),
  }),
});

const moveWay = builder.enumType('StockMoveWay', {
  description:
    'How pieces get from one shop to another. Those of a fully managed shop lie in the warehouse of the platform and cannot be moved.',
  values: {
    TRANSFER: {
      value: 'transfer',
      description: 'Both shops are semi-managed: out of a warehouse of the seller (调拨).',
    },
    DELIVER: {
      value: 'deliver',
      description:
        'From a semi-managed shop into a stock order of a fully managed one (备货时从自有仓发出).',
    },
    NEXT_ORDER: {
      value: 'nextOrder',
      description:
        'Not at all: a hint for the next stock orders, less for the one and more for the other (下次备货).',
    },
  } as const,
});

const move = builder.objectRef<Move>('StockMove').implement({
  description:
    'Pieces that a shop can do without, as it keeps what it sells in 14 days, and that another one lacks, which runs out within 7.',
  fields: (t) => ({
    from: t.field({
      type: shop,
      description: 'The shop with the most cover.',
      resolve: (row, _args, context) => shopOf(context, row.fromMallId),
    }),
    to: t.field({
      type: shop,
      description: 'The shop that runs out.',
      resolve: (row, _args, context) => shopOf(context, row.toMallId),
    }),
    pieces: t.exposeInt('pieces', { description: 'How many.' }),
    way: t.expose('way', { type: moveWay, description: 'How they get there.' }),
  }),
});

const sharedStock = builder.objectRef<Row>('SharedStock').implement({
  description: 'Goods by the code that the seller gave them, in all of the shops that sell them.',
  fields: (t) => ({
    extCode: t.exposeString('extCode', { description: "The seller's own code (货号)." }),
    name: t.string({
      description: 'What the shop calls it that sells most of it.',
      resolve: ({ shops }) => shops[0]?.productName ?? '',
    }),
    specName: t.string({
      description: 'Its colour and size there; empty without.',
      resolve: ({ shops }) => shops[0]?.specName ?? '',
    }),
    imageUrl: t.string({
      nullable: true,
      description: 'Address of a picture there. Null where there is none.',
      resolve: ({ shops }) => shops[0]?.imageUrl ?? null,
    }),
    shopCount: t.exposeInt('shopNum', { description: 'Shops that have it.' }),
    onHand: t.exposeInt('onHand', {
      nullable: true,
      description: `Pieces in the warehouses${ofKnown}`,
    }),
    inTransit: t.exposeInt('inTransit', {
      nullable: true,
      description: `Pieces on their way to them${ofKnown}`,
    }),
    unknownStockShopCount: t.exposeInt('noStockNum', {
      description: 'Shops whose stock is not known.',
    }),
    net7: t.exposeInt('net7', { description: days7 }),
    net30: t.exposeInt('net30', { description: days30 }),
    daysOfCover: t.exposeFloat('coverDays', {
      nullable: true,
      description:
        'Days that the pieces on hand of all shops last at the pace of the 30 days. Null when nothing sold in them, and while the stock of a shop is not known.',
    }),
    soldOutShopCount: t.exposeInt('soldOutNum', { description: 'Shops where it is sold out.' }),
    runningOutShopCount: t.exposeInt('runningOutNum', { description: 'Shops where it runs out.' }),
    deadShopCount: t.exposeInt('deadNum', { description: 'Shops where it is dead stock.' }),
    shops: t.field({
      type: [shopStock],
      description: 'The code in each of its shops, what sells best first.',
      resolve: (row) => row.shops,
    }),
    moves: t.field({
      type: [move],
      description: 'Where pieces are wanted that a shop can do without. Suggestions only.',
      resolve: (row) => row.moves,
    }),
  }),
});

type Totals = NonNullable<Answer['totals']>;

const totals = builder.objectRef<Totals>('SharedStockTotals').implement({
  description: 'Sums over every code of the list, whatever page is asked for.',
  fields: (t) => ({
    onHand: t.exposeInt('onHand', {
      nullable: true,
      description: `Pieces in the warehouses${ofKnown}`,
    }),
    inTransit: t.exposeInt('inTransit', {
      nullable: true,
      description: `Pieces on their way to them${ofKnown}`,
    }),
    unknownStockSkuCount: t.exposeInt('noStockNum', {
      description: 'SKUs whose stock is not known; a shop has one of each code.',
    }),
    net7: t.exposeInt('net7', { description: days7 }),
    net30: t.exposeInt('net30', { description: days30 }),
  }),
});

interface SharedStockConnection extends Connection<Row> {
  readonly endedShopCount: number;
  readonly totals: Totals | null;
}

const connection = connectionType<Row, SharedStockConnection>('SharedStock', sharedStock, {
  one: 'code',
  page: 'A page of codes.',
  isRanked: true,
});

builder.objectFields(connection, (t) => ({
  endedShopCount: t.exposeInt('endedShopCount', {
    description: 'Shops of the selection that are left out, as their paid time is over.',
  }),
  totals: t.field({
    type: totals,
    nullable: true,
    description:
      'Sums over all codes of the list. Null where none is listed, and where the upstream does not tell.',
    resolve: (page) => page.totals,
  }),
}));

const sharedStockSort = builder.enumType('SharedStockSort', {
  description: 'What the codes are ordered by. Those without the figure stand last either way.',
  values: {
    SHOPS: { value: 'shops', description: 'In how many shops.' },
    ON_HAND: { value: 'onHand', description: 'Pieces in the warehouses.' },
    IN_TRANSIT: { value: 'inTransit', description: 'Pieces on their way to them.' },
    NET7: { value: 'net7', description: 'Net pieces of 7 days.' },
    NET30: { value: 'net30', description: 'Net pieces of 30 days.' },
    DAYS_OF_COVER: { value: 'daysOfCover', description: 'How long they last.' },
    CODE: { value: 'code', description: 'The code, by code point.' },
  } as const,
});

const sharedStockFilter = builder.inputType('SharedStockFilter', {
  description: 'Which codes are listed. What is left out, or empty, leaves all in.',
  fields: (t) => ({
    search: t.string({
      description: 'Part of a code, or of a name that a shop gave; at most 64 characters.',
    }),
    extCode: t.string({ description: 'Only exactly this code.' }),
    shared: t.boolean({ description: 'true: only codes that more than one shop has.' }),
    hint: t.field({ type: productHint, description: 'Codes of which this holds in a shop.' }),
    movable: t.boolean({ description: 'true: only codes with a move.' }),
  }),
});

const longestSearch = 64;

builder.queryField('sharedStock', (t) =>
  t.field({
    type: connection,
    authScopes: { seller: true },
    description:
      'The goods of the selected shops by the code that the seller gave them, whatever the marketplace. Source: getStockAcrossShops.',
    args: {
      selection: t.arg({ type: shopSelection, required: true, description: 'Which shops.' }),
      filter: t.arg({ type: sharedStockFilter, description: 'Which codes; left out for all.' }),
      sort: t.arg({
        type: sharedStockSort,
        required: true,
        defaultValue: 'net30',
        description: 'What the list is ordered by.',
      }),
      descending: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'Whether the largest stands first.',
      }),
      ...numberedPages(t.arg, 50),
    },
    resolve: async (_root, args, context): Promise<SharedStockConnection> => {
      const page = pageOf(args);
      const { search, extCode, shared, hint, movable } = args.filter ?? {};
      const keyword = search?.trim() ?? '';
      if (keyword.length > longestSearch) throw searchTooLong(longestSearch);
      const { selected, shops } = await resolveSelection(context, args.selection);
      let endedShopCount = 0;
      let sums: Totals | null = null;
      const rows = await connectionOfPages(page, async (pageIndex, pageSize) => {
        if (shops.length === 0) return { total: 0, rows: [] };
        const found: Answer = await context.callForShops(calls.getStockAcrossShops, selected, {
          ...(keyword !== '' && { keyword }),
          ...(typeof extCode === 'string' && { extCode }),
          ...(shared && { shared }),
          ...(hint && { hint }),
          ...(movable && { movable }),
          sort: args.sort,
          order: args.descending ? 'desc' : 'asc',
          pageIndex,
          pageSize,
        });
        endedShopCount = found.endedShopNum;
        sums = found.totals ?? null;
        return found;
      });
      return { ...rows, endedShopCount, totals: sums };
    },
  }),
);
