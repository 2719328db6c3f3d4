import type { CallOutput } from '../../../api/contract/call.ts';
import { getSkuChanges } from '../../../api/contract/product-course.ts';
import { orUnknown } from '../../upstream/errors.ts';
import { selectShop } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { connectionType } from '../connection.ts';
import { connectionOfPages, numberedPages, pageOf } from '../paging.ts';
import { productKeyOf } from './product-row.ts';

type Answer = CallOutput<typeof getSkuChanges>;
type Change = Answer['rows'][number];

export const skuChangeKind = builder.enumType('SkuChangeKind', {
  description: 'What changed of a SKU.',
  values: {
    PRICE_CHANGED: { value: 'price', description: 'Its declared price.' },
    SOLD_OUT: { value: 'soldOut', description: 'It was sold out while on sale.' },
    RESTOCKED: { value: 'restocked', description: 'It came in stock again while on sale.' },
  } as const,
});

const change = builder.objectRef<Change>('SkuChange').implement({
  description: 'What a sync found changed of a SKU, by the day.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day, in Asia/Shanghai.' }),
    kind: t.expose('kind', { type: skuChangeKind, description: 'What.' }),
    skuId: t.exposeString('skuId', { description: "The marketplace's id of the SKU." }),
    specName: t.exposeString('specName', { description: 'Its colour and size; empty without.' }),
    extCode: t.exposeString('extCode', { description: "The seller's own code." }),
    oldPrice: t.expose('oldPrice', {
      type: 'Money',
      nullable: true,
      description: 'The declared price before, in yuan. Null where it did not change.',
    }),
    newPrice: t.expose('newPrice', {
      type: 'Money',
      nullable: true,
      description: 'The declared price since, in yuan. Null where it did not change.',
    }),
  }),
});

const connection = connectionType<Change>('SkuChange', change, {
  one: 'change',
  page: 'A page of changes.',
});

builder.queryField('skuChanges', (t) =>
  t.field({
    type: connection,
    nullable: true,
    authScopes: { seller: true },
    description:
      'The changes of price and stock that syncs have found of the SKUs of a row of the product list, the latest first. Null where there is none, where it is not the viewer’s to see, and where the upstream does not tell them. Source: getSkuChanges.',
    args: {
      id: t.arg.id({ required: true, description: 'Global id of the row.' }),
      ...numberedPages(t.arg, 10),
    },
    resolve: async (_root, args, context) => {
      const page = pageOf(args);
      const key = productKeyOf(args.id);
      const { byMallId } = await context.directory();
      if (key === undefined || !byMallId.has(key.mallId)) return null;
      const read = (pageIndex: number, pageSize: number): Promise<Answer> =>
        context.callForShops(getSkuChanges, selectShop(key.mallId), {
          level: key.level,
          id: key.id,
          pageIndex,
          pageSize,
        });
      return orUnknown(connectionOfPages(page, read));
    },
  }),
);
