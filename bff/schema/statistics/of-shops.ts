import { selectGroup, selectShop } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { membersOfGroup, shopGroup } from '../shops/groups.ts';
import { shop } from '../shops/shops.ts';
import { scopeOf, statistics, statisticsArgs } from './statistics.ts';

/** The statistics of a shop and of a group where they stand, so that those of a whole list are one request. */

const together =
  'Totals and trends of all that are asked for beside each other are one upstream call a range. Source: getShopSalesRanking, getShopSalesByTime, for the rest as Statistics says.';

builder.objectField(shop, 'statistics', (t) =>
  t.field({
    type: statistics,
    authScopes: { seller: true },
    description: `Figures of the shop over a range. ${together}`,
    args: statisticsArgs,
    resolve: async (row, asked, context) => ({
      ...(await scopeOf(context, { selected: selectShop(row.mallId), shops: [row] }, asked)),
      isOneOfMany: true,
    }),
  }),
);

builder.objectField(shopGroup, 'statistics', (t) =>
  t.field({
    type: statistics,
    authScopes: { seller: true },
    description: `Figures of the shops of the group that the viewer may see, over a range. ${together}`,
    args: statisticsArgs,
    resolve: async (row, asked, context) => {
      const shops = membersOfGroup(row, await context.directory());
      const selected = selectGroup(shops.map(({ mallId }) => mallId));
      return { ...(await scopeOf(context, { selected, shops }, asked)), isOneOfMany: true };
    },
  }),
);
