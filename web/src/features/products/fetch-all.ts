import type { ApolloClient } from '@apollo/client';
import type { ProductListQueryVariables } from './Products.generated.ts';
import {
  ProductListDocument,
  ProductSkusDocument,
  type ProductSkusQuery,
} from './Products.generated.ts';
import type { ListVariables, ProductRow } from './variables.ts';

/** The server gives no more at once. */
const PAGE = 100;

export type Progress = { readonly done: number; readonly total: number };

type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

type Options = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

/**
 * Every row of a list, page after page. Rows of which another page brought a copy, because the list moved
 * meanwhile, are taken once. Rejects with the signal's reason when it is aborted.
 */
const collect = async <Row extends { readonly id: string }>(
  fetchPage: (skip: number) => Promise<Page<Row>>,
  { signal, onProgress }: Options,
): Promise<Row[]> => {
  const rows = new Map<string, Row>();
  for (let skip = 0; ; skip += PAGE) {
    signal.throwIfAborted();
    const page = await fetchPage(skip);
    signal.throwIfAborted();
    for (const row of page.rows) rows.set(row.id, row);
    onProgress({ done: Math.min(skip + page.rows.length, page.total), total: page.total });
    if (page.rows.length < PAGE) return [...rows.values()];
  }
};

const quietly = (signal: AbortSignal) =>
  ({ fetchPolicy: 'no-cache', context: { quiet: true, fetchOptions: { signal } } }) as const;

const unread = () => new Error('The products could not be read.');

/** All rows of a list, with their figures. */
export const fetchRows = (
  client: ApolloClient,
  variables: ListVariables,
  options: Options,
): Promise<ProductRow[]> =>
  collect(async (skip) => {
    const { data } = await client.query({
      query: ProductListDocument,
      variables: { ...variables, first: PAGE, skip },
      ...quietly(options.signal),
    });
    if (!data) throw unread();
    const { edges, totalCount } = data.productList;
    return { rows: edges.map(({ node }) => node), total: totalCount };
  }, options);

export type Sku = ProductSkusQuery['productList']['edges'][number]['node'];

type SkuScope = Pick<ProductListQueryVariables, 'selection' | 'range' | 'parentId'>;

/** The SKUs of a selection or under a row, without figures. */
export const fetchSkus = (
  client: ApolloClient,
  scope: SkuScope,
  options: Options,
): Promise<Sku[]> =>
  collect(async (skip) => {
    const { data } = await client.query({
      query: ProductSkusDocument,
      variables: { ...scope, first: PAGE, skip },
      ...quietly(options.signal),
    });
    if (!data) throw unread();
    const { edges, totalCount } = data.productList;
    return { rows: edges.map(({ node }) => node), total: totalCount };
  }, options);
