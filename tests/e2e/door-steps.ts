import type { Page } from 'playwright-core';
import { z } from 'zod';

/** What stands behind a figure, for comparing it with the figure. */

const products = z.object({
  data: z.object({
    productList: z.object({
      edges: z.array(
        z.object({
          node: z.object({
            netAmount: z.string(),
            netQuantity: z.number(),
            sold: z.number(),
            returned: z.number(),
            profit: z.string().nullable(),
          }),
        }),
      ),
      totalCount: z.number(),
    }),
  }),
});

/** What all rows of the list that the page asks for come to, in fen and pieces, and their order. */
export async function sumOfList(page: Page, open: () => Promise<void>) {
  const asked = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('"operationName":"ProductList"'),
  );
  await open();
  const { variables } = (await asked).postDataJSON();
  const sum = { fen: 0, pieces: 0, sold: 0, returned: 0, profit: 0, sort: variables.sort };
  for (let skip = 0, total = 1; skip < total; skip += 100) {
    const answer = await page.request.post('/graphql', {
      headers: { 'x-requested-with': 'web' },
      data: {
        query: `query ($selection: ShopSelection!, $range: DateRangeInput!, $dataSource: DataSource!,
          $level: ProductLevel!, $filter: ProductFilter, $sort: ProductSort!, $descending: Boolean!, $skip: Int!) {
          productList(selection: $selection, range: $range, dataSource: $dataSource, level: $level, filter: $filter,
            sort: $sort, descending: $descending, first: 100, skip: $skip) {
            totalCount
            edges { node { netAmount netQuantity sold returned profit } }
          }
        }`,
        variables: { ...variables, skip },
      },
    });
    const { productList } = products.parse(await answer.json()).data;
    total = productList.totalCount;
    for (const { node } of productList.edges) {
      sum.fen += Math.round(Number(node.netAmount) * 100);
      sum.pieces += node.netQuantity;
      sum.sold += node.sold;
      sum.returned += node.returned;
      sum.profit += Math.round(Number(node.profit ?? 0) * 100);
    }
  }
  return sum;
}

/** The first number of a text. */
export const numberIn = (text: string | null) =>
  Number(/\d+/.exec(text?.replaceAll(',', '') ?? '')?.[0]);

/** What a text with an amount of money comes to. */
export const fenOf = (text: string | null) =>
  Math.round(Number(text?.replaceAll(/[¥,]/g, '').replace('−', '-')) * 100);
