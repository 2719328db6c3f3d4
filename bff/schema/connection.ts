import type { ObjectRef } from '@pothos/core';
import { builder } from './builder.ts';
import { type Connection, type Edge, pageInfo } from './paging.ts';

/** Declares the fields that every connection has; its edges are of the given type. `Whole` may hold more. */
export function implementConnection<Node, Whole extends Connection<Node> = Connection<Node>>(
  name: string,
  edge: ObjectRef<typeof builder.$inferSchemaTypes, Edge<Node>>,
  description: string,
) {
  return builder.objectRef<Whole>(name).implement({
    description,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: 'The entries of the page, in order.',
        resolve: (connection) => [...connection.edges],
      }),
      pageInfo: t.field({
        type: pageInfo,
        description: 'Where the page ends.',
        resolve: (connection) => connection.pageInfo,
      }),
      totalCount: t.int({
        description: 'Entries of the whole list.',
        resolve: (connection) => connection.totalCount,
      }),
    }),
  });
}
