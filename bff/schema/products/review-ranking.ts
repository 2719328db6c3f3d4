import type { z } from 'zod';
import * as calls from '../../../api/contract/shop-reports.ts';
import { builder } from '../builder.ts';
import { implementConnection } from '../connection.ts';
import { connectionOfPages, type Edge, pageOf, pages } from '../paging.ts';
import { shopOf } from '../shops/shop-of-row.ts';
import { shop } from '../shops/shops.ts';
import { orNull, readFor, statistics } from '../statistics/statistics.ts';

type Row = z.output<typeof calls.shopReviewRow>;

const unknown = 'Null while it is not known.';

const edge = builder.objectRef<Edge<Row>>('ReviewRankingEdge').implement({
  description: 'A shop at its place in the ranking by reviews.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Place in the ranking, for `after`.' }),
    rank: t.exposeInt('rank', { description: 'Place in the ranking, from 1.' }),
    score: t.float({
      nullable: true,
      description: `Review score, 0 to 5. ${unknown}`,
      resolve: ({ node }) => node.review,
    }),
    previousScore: t.float({
      nullable: true,
      description: `The score of 30 days before. ${unknown}`,
      resolve: ({ node }) => node.previousReview,
    }),
    reviewCount: t.int({
      nullable: true,
      description: `Reviews that the score counts. ${unknown}`,
      resolve: ({ node }) => node.reviewNumber,
    }),
    goodReviewCount: t.int({
      nullable: true,
      description: `Reviews of four or five stars. ${unknown}`,
      resolve: ({ node }) => node.goodReviewNumber,
    }),
    node: t.field({
      type: shop,
      description: 'The shop.',
      resolve: ({ node }, _args, context) => shopOf(context, node.mallId),
    }),
  }),
});

const ranking = implementConnection(
  'ReviewRankingConnection',
  shop,
  edge,
  'A page of a ranking of shops by reviews.',
);

builder.objectField(statistics, 'reviewRanking', (t) =>
  t.field({
    type: ranking,
    nullable: true,
    description: `The shops by review score as it stands now, best first, shops without one last. ${orNull} Source: getShopReviewRankingList.`,
    args: {
      ...pages(t.arg, 10),
    },
    resolve: (scope, args, context) =>
      connectionOfPages(pageOf(args), (pageIndex, pageSize) =>
        readFor(context, calls.getShopReviewRankingList, scope, { pageIndex, pageSize }),
      ),
  }),
);
