import type { ApolloCache } from '@apollo/client';
import { DirectoryShopsDocument } from './Directory.generated.ts';

export const SHOPS_PAGE_SIZE = 100;

type Placed = {
  readonly id: string;
  readonly isHidden: boolean;
  readonly isNew: boolean;
  readonly name?: string;
};

/** Puts the shops of the directory into the order of an answer, and says of each what the answer says. */
export const arrangeShops = (cache: ApolloCache, shops: readonly Placed[]): void => {
  const places = new Map(shops.map((shop, index) => [shop.id, { shop, index }]));
  const placeOf = (id: string) => places.get(id)?.index ?? shops.length;
  cache.updateQuery(
    { query: DirectoryShopsDocument, variables: { first: SHOPS_PAGE_SIZE } },
    (data) =>
      data && {
        shops: {
          ...data.shops,
          edges: data.shops.edges
            .map((edge) => ({ ...edge, node: { ...edge.node, ...places.get(edge.node.id)?.shop } }))
            .sort((a, b) => placeOf(a.node.id) - placeOf(b.node.id)),
        },
      },
  );
};

type Known = Placed & { readonly pinnedPlace: number | null };

/** The shops as they stand by now, whatever part of a page asks, and though it may be gone. */
export const knownShops = (cache: ApolloCache): readonly Known[] =>
  cache
    .readQuery({ query: DirectoryShopsDocument, variables: { first: SHOPS_PAGE_SIZE } }, true)
    ?.shops.edges.map(({ node }) => node) ?? [];

export const isSameSet = (a: readonly string[], b: readonly string[]): boolean => {
  const known = new Set(b);
  return a.length === b.length && a.every((id) => known.has(id));
};
