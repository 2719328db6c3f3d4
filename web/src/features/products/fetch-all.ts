import type { ApolloClient } from '@apollo/client';
import { type GatherOptions, gatherNodes, idOf } from '../../shared/export/gather.ts';
import type { ProductListQueryVariables } from './Products.generated.ts';
import {
  ProductListDocument,
  ProductSkusDocument,
  type ProductSkusQuery,
} from './Products.generated.ts';
import type { ListVariables, ProductRow } from './variables.ts';

/** All rows of a list, with their figures. */
export const fetchRows = (
  client: ApolloClient,
  variables: ListVariables,
  options: GatherOptions,
): Promise<ProductRow[]> =>
  gatherNodes(
    {
      keyOf: idOf,
      ask: async (part, how) => {
        // No file and no choice has the courses.
        const whole = { ...variables, withCourse: false, ...part };
        const query = { query: ProductListDocument, variables: whole };
        return (await client.query({ ...query, ...how })).data?.productList;
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
  gatherNodes(
    {
      keyOf: idOf,
      ask: async (part, how) => {
        const query = { query: ProductSkusDocument, variables: { ...scope, ...part } };
        return (await client.query({ ...query, ...how })).data?.productList;
      },
    },
    options,
  );
