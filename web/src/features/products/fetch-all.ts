import type { ApolloClient } from '@apollo/client';
import { type GatherOptions, gather, quietly } from '../../shared/export/gather.ts';
import type { ProductListQueryVariables } from './Products.generated.ts';
import {
  ProductListDocument,
  ProductSkusDocument,
  type ProductSkusQuery,
} from './Products.generated.ts';
import type { ListVariables, ProductRow } from './variables.ts';

const idOf = ({ id }: { readonly id: string }) => id;

const unread = () => new Error('The products could not be read.');

/** All rows of a list, with their figures. */
export const fetchRows = (
  client: ApolloClient,
  variables: ListVariables,
  options: GatherOptions,
): Promise<ProductRow[]> =>
  gather(
    {
      keyOf: idOf,
      fetchPage: async (part) => {
        const { data } = await client.query({
          query: ProductListDocument,
          variables: { ...variables, ...part },
          ...quietly(options.signal),
        });
        if (!data) throw unread();
        const { edges, totalCount } = data.productList;
        return { rows: edges.map(({ node }) => node), total: totalCount };
      },
    },
    options,
  );

export type Sku = ProductSkusQuery['productList']['edges'][number]['node'];

type SkuScope = Pick<ProductListQueryVariables, 'selection' | 'range' | 'parentId'>;

/** The SKUs of a selection or under a row, without figures. */
export const fetchSkus = (
  client: ApolloClient,
  scope: SkuScope,
  options: GatherOptions,
): Promise<Sku[]> =>
  gather(
    {
      keyOf: idOf,
      fetchPage: async (part) => {
        const { data } = await client.query({
          query: ProductSkusDocument,
          variables: { ...scope, ...part },
          ...quietly(options.signal),
        });
        if (!data) throw unread();
        const { edges, totalCount } = data.productList;
        return { rows: edges.map(({ node }) => node), total: totalCount };
      },
    },
    options,
  );
