import type { CallOutput } from '../../../api/contract/call.ts';
import { getShopDeadStockProductInfo } from '../../../api/contract/product-statistics.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { type Connection, connectionOfPages, pageOf, pages } from '../paging.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { orNull, readFor, statistics } from '../statistics/statistics.ts';

type Answer = CallOutput<typeof getShopDeadStockProductInfo>;
type Product = Answer['rows'][number];

const product = builder.objectRef<Product>('DeadStockProduct').implement({
  description: 'A product in stock of which at most 19 pieces sold in the last 30 days.',
  fields: (t) => ({
    productId: t.exposeID('productId', { description: 'Id of the product.' }),
    name: t.exposeString('productName', { description: 'Name of the product.' }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Its category. Null without one.',
    }),
    soldQuantity: t.exposeInt('sales', {
      description: 'Net pieces of the 30 days up to yesterday.',
    }),
    onHand: t.exposeInt('onHand', { description: 'Pieces in the warehouse.' }),
    value: t.expose('value', {
      type: 'Money',
      description: 'Pieces in the warehouse at declared price, in yuan.',
    }),
    shop: t.field(ofShop('The shop.')),
  }),
});

interface DeadStock extends Connection<Product> {
  readonly unknownSkuCount: number;
}

const connection = connectionType<Product, DeadStock>('DeadStock', product, {
  one: 'product',
  page: 'A page of products that do not sell.',
});

builder.objectField(connection, 'unknownSkuCount', (t) =>
  t.exposeInt('unknownSkuCount', {
    description:
      'SKUs whose stock is not known, which are not counted: their products may or may not be in the list.',
  }),
);

builder.objectField(statistics, 'deadStock', (t) =>
  t.field({
    type: connection,
    nullable: true,
    description: `Products in stock that do not sell, as they stand now, the most valuable first. Null too where the stock of no product is known. ${orNull} Source: getShopDeadStockProductInfo.`,
    args: {
      ...pages(t.arg, 10),
    },
    resolve: async (scope, args, context): Promise<DeadStock | null> => {
      let known: Pick<Answer, 'value' | 'unknownSkuNumber'> | undefined;
      const page = await connectionOfPages(pageOf(args), async (pageIndex, pageSize) => {
        const answer = await readFor(context, getShopDeadStockProductInfo, scope, {
          pageIndex,
          pageSize,
        });
        known = answer;
        return answer;
      });
      if (known === undefined || known.value === null) return null;
      return { ...page, unknownSkuCount: known.unknownSkuNumber ?? 0 };
    },
  }),
);
