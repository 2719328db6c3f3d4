import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/products.ts';
import type { Context } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';
import { type Selected, selectShop } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { nodesOf } from '../node.ts';
import { type Connection, connectionOfPages, numberedPages, pageOf } from '../paging.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { selects } from '../selects.ts';
import { costRight } from '../statistics/figures.ts';
import { clampRange, dateRangeInput } from '../statistics/range.ts';
import { productLevel } from '../statistics/rankings.ts';
import { dataSource } from '../statistics/statistics.ts';
import { wrongInput } from '../wrong-input.ts';
import { filterInput, type ListInput, productFilter } from './product-filter.ts';
import { type ProductRow, productKeyOf, productRow } from './product-row.ts';
import { type Counted, knownRows, naming, readRow } from './product-rows.ts';
import { productTotals, type Totals } from './product-totals.ts';

type Found = CallOutput<typeof calls.getProductInfoList>;
type Counts = CallOutput<typeof calls.getProductNumHasCostOrNot>;

const productSort = builder.enumType('ProductSort', {
  description:
    'What the product list is ordered by. Rows without the figure stand last either way; those whose figure is not known for want of paid days stand where 0 does.',
  values: {
    NET_QUANTITY: { value: 'netQuantity', description: 'Net pieces of the range.' },
    SOLD: { value: 'sold', description: 'Pieces sold in the range.' },
    RETURNED: { value: 'returned', description: 'Pieces that came back in the range.' },
    NET7: {
      value: 'net7',
      description: 'Net pieces sold to customers in the 7 days up to yesterday.',
    },
    NET30: {
      value: 'net30',
      description: 'Net pieces sold to customers in the 30 days up to yesterday.',
    },
    NET_AMOUNT: { value: 'netAmount', description: 'Net amount of the range.' },
    PROFIT: {
      value: 'profit',
      description: 'Profit of the range; FORBIDDEN without the permission lookCost.',
    },
    MARGIN: {
      value: 'margin',
      description:
        'Profit of the range in parts of the net amount of what has a cost; FORBIDDEN without the permission lookCost.',
    },
    ON_HAND: { value: 'onHand', description: 'Pieces in the warehouse.' },
    IN_TRANSIT: { value: 'inTransit', description: 'Pieces on their way to it.' },
    STOCK_VALUE: { value: 'stockValue', description: 'Pieces in the warehouse at declared price.' },
    STOCK_COST: {
      value: 'stockCost',
      description: 'Pieces in the warehouse at cost; FORBIDDEN without the permission lookCost.',
    },
    SOLD_OUT_LOSS: {
      value: 'soldOutLoss',
      description: 'What was not sold in the last seven days because nothing was left.',
    },
    DAYS_OF_COVER: { value: 'daysOfCover', description: 'How long they last.' },
    RESTOCK: { value: 'restock', description: 'Pieces to be ordered.' },
    COST: {
      value: 'cost',
      description: 'Lowest cost; FORBIDDEN without the permission lookCost.',
    },
    SUPPLY_PRICE: { value: 'supplyPrice', description: 'Lowest declared price.' },
    CREATED: { value: 'created', description: 'When the product was created.' },
    NAME: { value: 'name', description: 'Name, by code point.' },
  } as const,
});

interface ProductConnection extends Connection<ProductRow> {
  readonly selected: Selected | undefined;
  readonly categories: readonly string[];
  /** Asks for the sums over the whole filter. */
  readonly readTotals: (withLoss: boolean) => Promise<Totals | null>;
}

const counts = builder.objectRef<Counts>('ProductCostCounts').implement({
  description: 'How many SKUs have a cost.',
  fields: (t) => ({
    withCost: t.exposeInt('hasCost', { description: 'SKUs with a cost.' }),
    withoutCost: t.exposeInt('noCost', { description: 'SKUs without a cost.' }),
  }),
});

const connection = connectionType<ProductRow, ProductConnection>('ProductRow', productRow, {
  one: 'row',
  page: 'A page of the product list.',
  isRanked: true,
});

builder.objectFields(connection, (t) => ({
  counts: t.secret(costRight, {
    type: counts,
    description:
      'SKUs of the selection with and without a cost, whatever the filter. Null with an error when the upstream fails. Source: getProductNumHasCostOrNot, shein costIsNullTotal.',
    resolve: ({ selected }, _args, context) =>
      selected === undefined
        ? { hasCost: 0, noCost: 0 }
        : context.callForShops(calls.getProductNumHasCostOrNot, selected, {}),
  }),
  totals: t.field({
    type: productTotals,
    nullable: true,
    description:
      'Sums over all rows of the list. One more upstream call a platform; what was lost by what is sold out is reckoned only where it is asked for. Null where the upstream does not tell, and for a selection without a shop. Source: getProductInfoList, shein productInfo.',
    resolve: ({ readTotals }, _args, _context, info) => readTotals(selects('soldOutLoss', info)),
  }),
  categories: t.stringList({
    description: 'Categories of all products of the selection, in order, whatever the filter.',
    resolve: ({ categories }) => [...categories],
  }),
}));

/** Order and filter would tell what may not be seen. */
async function checkCost(context: Context, isOfCost: boolean): Promise<void> {
  if (isOfCost && !(await context.holds(costRight))) throw new Fault('FORBIDDEN');
}

/** @returns undefined where there is none, or none that the viewer may see */
async function rowById(context: Context, id: string, figures: Counted) {
  const key = productKeyOf(id);
  const { byMallId } = await context.directory();
  if (key === undefined || !byMallId.has(key.mallId)) return undefined;
  return readRow(context, key, id, figures);
}

nodesOf({
  words: calls.productLevels,
  type: 'ProductRow',
  may: ({ seller }) => seller(),
  find: (context, id) => rowById(context, id, { dataSource: 'sales' }),
});

const figureArgs = builder.args((t) => ({
  range: t.field({
    type: dateRangeInput,
    required: true,
    description: 'Days of the figures; cut to viewer.dataStart.',
  }),
  dataSource: t.field({
    type: dataSource,
    required: true,
    defaultValue: 'sales',
    description: 'What the figures of the range are counted from.',
  }),
}));

builder.queryFields((t) => ({
  productList: t.field({
    type: connection,
    authScopes: { seller: true },
    description:
      'The products of the selected shops, also those that never sold. Empty for a selection without a shop. One upstream call a platform, however many shops. Source: getProductInfoList, shein productInfo.',
    args: {
      selection: t.arg({ type: shopSelection, required: true, description: 'Which shops.' }),
      ...figureArgs,
      level: t.arg({
        type: productLevel,
        required: true,
        defaultValue: 'spu',
        description: 'How finely products are told apart.',
      }),
      filter: t.arg({ type: productFilter, description: 'Which rows; left out for all.' }),
      parentId: t.arg.id({
        description:
          'Global id of an SPU or SKC row of the selection: only the rows that belong to it.',
      }),
      sort: t.arg({
        type: productSort,
        required: true,
        defaultValue: 'netQuantity',
        description: 'What the list is ordered by.',
      }),
      descending: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'Whether the largest stands first.',
      }),
      ...numberedPages(t.arg, 50),
    },
    resolve: async (_root, args, context): Promise<ProductConnection> => {
      const page = pageOf(args);
      const filter = args.filter ?? {};
      const isOfCost =
        typeof filter.hasCost === 'boolean' ||
        typeof filter.belowFloor === 'boolean' ||
        ['cost', 'stockCost', 'profit', 'margin'].includes(args.sort);
      const input: ListInput = {
        ...filterInput(filter),
        level: args.level,
        sort: args.sort,
        order: args.descending ? 'desc' : 'asc',
      };
      const [viewer, { selected, shops }] = await Promise.all([
        context.viewer(),
        resolveSelection(context, args.selection),
        checkCost(context, isOfCost),
      ]);
      const range = clampRange(args.range, viewer.dataStart);
      const parent = typeof args.parentId === 'string' ? productKeyOf(args.parentId) : undefined;
      if (typeof args.parentId === 'string' && (parent === undefined || parent.level === 'sku')) {
        throw wrongInput(
          'parentId 不是商品或 SKC 的编号',
          'parentId is no id of a product or an SKC.',
        );
      }
      const isEmpty =
        parent === undefined
          ? shops.length === 0
          : shops.every((shop) => shop.mallId !== parent.mallId);
      const read = (
        part: Pick<ListInput, 'pageIndex' | 'pageSize' | 'sort' | 'withTotals' | 'withLoss'>,
      ): Promise<Found> =>
        context.callForShops(
          calls.getProductInfoList,
          parent === undefined ? selected : selectShop(parent.mallId),
          {
            ...input,
            ...(parent && naming(parent.level, [parent.id])),
            startTime: range.start,
            endTime: range.end,
            ...part,
          },
          args.dataSource,
        );
      let known: readonly string[] = [];
      const rows = await connectionOfPages(page, async (pageIndex, pageSize) => {
        if (isEmpty) return { total: 0, rows: [] };
        const found = await read({ pageIndex, pageSize });
        known = found.categories;
        return { total: found.total, rows: await knownRows(context, found.rows, range.start) };
      });
      // In the order that costs least: the one row that comes along is nobody's concern.
      const readTotals = async (withLoss: boolean) => {
        if (isEmpty) return null;
        const first = { pageIndex: 1, pageSize: 1, sort: 'name' } as const;
        return (
          (await read({ ...first, withTotals: true, ...(withLoss && { withLoss }) })).totals ?? null
        );
      };
      return {
        ...rows,
        categories: known,
        readTotals,
        selected: shops.length === 0 ? undefined : selected,
      };
    },
  }),
  productRow: t.field({
    type: productRow,
    nullable: true,
    authScopes: { seller: true },
    description:
      'One row of the product list. Null when there is none, or it is not the viewer’s to see. Source: getProductInfoList, shein productInfo.',
    args: {
      id: t.arg.id({ required: true, description: 'Global id of the row.' }),
      ...figureArgs,
    },
    resolve: async (_root, { id, ...figures }, context) =>
      (await rowById(context, id, figures)) ?? null,
  }),
}));
