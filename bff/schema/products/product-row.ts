import type { z } from 'zod';
import { type productRow as contractRow, productLevels } from '../../../api/contract/products.ts';
import { keptDays } from '../../../api/contract/rules/stock-moves.ts';
import { builder } from '../builder.ts';
import { node } from '../node.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { costRight, uncostedFigures } from '../statistics/figures.ts';
import { whereUnpaid } from '../statistics/paid-days.ts';
import { productLevel } from '../statistics/rankings.ts';
import { stockFields } from './stock-fields.ts';

/** A row as the upstream has it. */
export type AnsweredRow = z.output<typeof contractRow>;

/** What is counted over days that may not be paid for: the upstream answers 0 then. */
type Counted = 'sold' | 'returned' | 'amount' | 'net7' | 'net30';

/** A row of which what nobody paid for is null. */
export type ProductRow = Omit<AnsweredRow, Counted> & {
  readonly [Figure in Counted]: AnsweredRow[Figure] | null;
};
type Level = ProductRow['level'];

/** A row's place in the upstream: its shop, and its id at its level. */
export interface ProductKey {
  readonly level: Level;
  readonly mallId: string;
  readonly id: string;
}

/** Ids of imported goods may hold any character. */
const globalId = ({ level, mallId, id }: ProductKey): string =>
  `${level}:${encodeURIComponent(mallId)}:${encodeURIComponent(id)}`;

const ownId = ({ level, productId, skcId, skuId }: Named): string =>
  (level === 'sku' ? skuId : level === 'skc' ? skcId : null) ?? productId;

type Named = Pick<ProductRow, 'level' | 'mallId' | 'productId' | 'skcId' | 'skuId'>;

export const productRowId = (row: Named): string =>
  globalId({ level: row.level, mallId: row.mallId, id: ownId(row) });

/** What a global id names; undefined when it is the id of something else. */
export function productKeyOf(globalId: string): ProductKey | undefined {
  const [, named, mallId, id] = /^(\w+):([^:]+):([^:]+)$/.exec(globalId) ?? [];
  const level = productLevels.find((each) => each === named);
  if (level === undefined || mallId === undefined || id === undefined) return undefined;
  try {
    return { level, mallId: decodeURIComponent(mallId), id: decodeURIComponent(id) };
  } catch {
    return undefined;
  }
}

export const productStatus = builder.enumType('ProductStatus', {
  description: 'Where a product stands with the marketplace.',
  values: {
    ON_SALE: { value: 'onSale', description: 'On sale (在售).' },
    OFF_SALE: { value: 'offSale', description: 'Taken off sale (已下架).' },
    AWAITING_FIRST_ORDER: {
      value: 'awaitingFirstOrder',
      description: 'First order yet to be created (待创建首单).',
    },
    FIRST_ORDER_CREATED: {
      value: 'firstOrderCreated',
      description: 'First order created (已创建首单).',
    },
    PRICE_DECLARING: {
      value: 'priceDeclaring',
      description: 'Price being declared (价格申报中).',
    },
  } as const,
});

export const productHint = builder.enumType('ProductHint', {
  description:
    'What to look at in the stock of a row: the first that is true. Sales are net pieces to customers in the 30 days up to yesterday.',
  values: {
    SOLD_OUT: { value: 'soldOut', description: 'None on hand, and it sold (已售罄).' },
    DEAD_STOCK: {
      value: 'deadStock',
      description: 'On hand, and at most 19 sold (滞销): the products of Statistics.deadStock.',
    },
    RUNNING_OUT: {
      value: 'runningOut',
      description: 'On hand, and lasts for less than 7 days (即将售罄).',
    },
  } as const,
});

const unpaid = whereUnpaid('the range');
const unpaid7 = whereUnpaid('these 7 days');
const unpaid30 = whereUnpaid('these 30 days');

const floor =
  'what a piece of the 30 days up to yesterday that stayed sold must bring to pay for the cost of all that were sold, as what comes back is seldom sold again, and for its share of the fines of its product that were not waived, in yuan. The cost itself where nothing moved. Null where no cost is known, where nothing stayed sold that could pay, where nobody paid for the 30 days, and where the upstream does not tell it.';

export const productRow = builder.objectRef<ProductRow>('ProductRow').implement({
  description:
    'A product, one of its colours (SKC), or one colour and size (SKU), with figures of the range that it was asked with; by `node` those of the 30 days up to yesterday. Source: getProductInfoList, shein productInfo.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: productRowId }),
    level: t.expose('level', { type: productLevel, description: 'What the row stands for.' }),
    shop: t.field(ofShop('The shop that sells it.')),
    productId: t.exposeString('productId', {
      description: 'Id of the product at the marketplace.',
    }),
    skcId: t.exposeString('skcId', {
      nullable: true,
      description: 'Id of its colour. Null at the level SPU.',
    }),
    skuId: t.exposeString('skuId', {
      nullable: true,
      description: 'Id of its colour and size. Null above the level SKU.',
    }),
    name: t.exposeString('productName', {
      description: "The seller's name of the colour where it has one, else that of the product.",
    }),
    specName: t.exposeString('specName', {
      nullable: true,
      description: 'Colour of an SKC, colour and size of an SKU. Null for products.',
    }),
    extCode: t.exposeString('extCode', {
      nullable: true,
      description: "The seller's own code; of several SKUs, the first in order.",
    }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'Address of a picture. Null where there is none.',
    }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Category of the product. Null without one.',
    }),
    status: t.expose('status', { type: productStatus, description: 'Where the product stands.' }),
    createdAt: t.expose('createTime', {
      type: 'DateTime',
      description: 'When the product was created.',
    }),
    skcCount: t.exposeInt('skcNum', { description: 'Colours in the row.' }),
    skuCount: t.exposeInt('skuNum', { description: 'SKUs in the row.' }),
    supplyPriceMin: t.expose('supplyPriceMin', {
      type: 'Money',
      nullable: true,
      description: 'Lowest declared price of its SKUs, in yuan. Null where none is known.',
    }),
    supplyPriceMax: t.expose('supplyPriceMax', {
      type: 'Money',
      nullable: true,
      description: 'Highest declared price of its SKUs, in yuan. Null where none is known.',
    }),
    costMin: t.secret(costRight, {
      type: 'Money',
      description: 'Lowest cost of its SKUs, in yuan. Null where none is known.',
      resolve: (row) => row.costMin,
    }),
    costMax: t.secret(costRight, {
      type: 'Money',
      description: 'Highest cost of its SKUs, in yuan. Null where none is known.',
      resolve: (row) => row.costMax,
    }),
    uncostedSkuCount: t.secret(costRight, {
      type: 'Int',
      description: 'SKUs without a cost.',
      resolve: (row) => row.noCostNum,
    }),
    floorPriceMin: t.secret(costRight, {
      type: 'Money',
      description: `Lowest floor price (保本价) of its SKUs: ${floor}`,
      resolve: (row) => row.floorPriceMin,
    }),
    floorPriceMax: t.secret(costRight, {
      type: 'Money',
      description: `Highest floor price (保本价) of its SKUs: ${floor}`,
      resolve: (row) => row.floorPriceMax,
    }),
    belowFloorSkuCount: t.secret(costRight, {
      type: 'Int',
      description:
        'SKUs whose declared price is below their floor price. Null where the floor prices are not known.',
      resolve: (row) => row.belowFloorNum,
    }),
    sold: t.exposeInt('sold', {
      nullable: true,
      description: `Pieces sold in the range, before returns. ${unpaid}`,
    }),
    returned: t.exposeInt('returned', {
      nullable: true,
      description: `Pieces that came back in the range. ${unpaid}`,
    }),
    netQuantity: t.int({
      nullable: true,
      description: `Net pieces of the range: sold minus returned. ${unpaid}`,
      resolve: ({ sold, returned }) =>
        sold === null || returned === null ? null : sold - returned,
    }),
    netAmount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description: `Net amount of the range, in yuan. ${unpaid}`,
    }),
    profit: t.secret(costRight, {
      type: 'Money',
      description:
        'Profit of the SKUs with a cost: their net amount of the range minus the cost of their net pieces, in yuan. Null where nothing that moved has a cost, and where the net amount is.',
      resolve: (row) => row.profit,
    }),
    uncosted: t.secret(costRight, {
      type: uncostedFigures,
      description:
        'What moved in the range without a cost, which the profit does not count. Null where the net amount is.',
      resolve: (row) => row.uncosted,
    }),
    onHand: t.exposeInt('onHand', stockFields.onHand),
    inTransit: t.exposeInt('inTransit', stockFields.inTransit),
    stockValue: t.expose('stockValue', stockFields.stockValue),
    stockCost: t.secret(costRight, {
      ...stockFields.stockCost,
      resolve: (figures) => figures.stockCost,
    }),
    soldOutLoss: t.expose('soldOutLoss', stockFields.soldOutLoss),
    unknownStockSkuCount: t.exposeInt('noStockNum', stockFields.unknownStockSkuCount),
    net7: t.exposeInt('net7', {
      nullable: true,
      description: `Net pieces sold to customers in the 7 days up to yesterday. ${unpaid7}`,
    }),
    net30: t.exposeInt('net30', {
      nullable: true,
      description: `Net pieces sold to customers in the 30 days up to yesterday. ${unpaid30}`,
    }),
    daysOfCover: t.exposeFloat('coverDays', {
      nullable: true,
      description:
        'Days that the pieces on hand last at the pace of the 30 days. Null when nothing sold in them, where that is not known, and while the stock of a SKU is not.',
    }),
    restock: t.exposeInt('restockNum', {
      nullable: true,
      description: `Pieces to be ordered, so that each of its SKUs has what ${keptDays} days sell at the pace of the 30, with what is there and under way. Null off sale, while the stock of a SKU is not known, where nobody paid for the 30 days, and where the upstream does not tell it.`,
    }),
    hint: t.expose('hint', {
      type: productHint,
      nullable: true,
      description:
        'What to look at in its stock. Null where nothing stands out, and where the stock, or what sold in the 30 days, is not known.',
    }),
  }),
});
