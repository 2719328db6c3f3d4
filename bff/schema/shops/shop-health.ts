import type { CallOutput } from '../../../api/contract/call.ts';
import { getShopHealth, healthDays } from '../../../api/contract/shop-health.ts';
import type { Context } from '../../context.ts';
import { selectGroup } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { costRight } from '../statistics/figures.ts';
import { shop } from './shops.ts';

/** How complete what is known of a shop is. */

type Row = CallOutput<typeof getShopHealth>[number];

const health = builder.objectRef<Row>('ShopHealth').implement({
  description: 'How complete the figures of a shop are. Source: getShopHealth.',
  fields: (t) => ({
    lastSaleDay: t.expose('lastSaleDay', {
      type: 'Date',
      nullable: true,
      description:
        'The last day with sales or returns. Null without any, and once the paid time is over.',
    }),
    saleDays: t.exposeInt('saleDays', {
      nullable: true,
      description: `Days with sales or returns among the ${healthDays} up to yesterday. Null once the paid time is over.`,
    }),
    soldQuantity: t.exposeInt('soldQuantity', {
      nullable: true,
      description: `Pieces sold in the ${healthDays} days up to yesterday. Null once the paid time is over.`,
    }),
    uncostedQuantity: t.secret(costRight, {
      type: 'Int',
      description: `Pieces sold in the ${healthDays} days up to yesterday whose cost is unknown. Null once the paid time is over.`,
      resolve: (row) => row.uncostedQuantity,
    }),
  }),
});

async function readHealth(
  context: Context,
  mallIds: readonly string[],
): Promise<(Row | undefined)[]> {
  const rows = await context.callForShops(getShopHealth, selectGroup(mallIds), {});
  // By key: an answer may be in any order, and leave shops out.
  const found = new Map(rows.map((row) => [row.mallId, row]));
  return mallIds.map((mallId) => found.get(mallId));
}

builder.objectField(shop, 'health', (t) =>
  t.field({
    type: health,
    nullable: true,
    authScopes: { bossView: true },
    unauthorizedResolver: () => null,
    description:
      'How complete its figures are; the shops that are asked for together are one upstream call. Null for all but the boss. Source: getShopHealth.',
    resolve: async ({ mallId }, _args, context) =>
      (await context.together('health', mallId, (mallIds) => readHealth(context, mallIds))) ?? null,
  }),
);
