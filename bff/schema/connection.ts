import type { ObjectRef, OutputRef } from '@pothos/core';
import { builder } from './builder.ts';
import { type Connection, type Edge, pageInfo } from './paging.ts';

type Types = typeof builder.$inferSchemaTypes;

interface Entries {
  /** What an entry is. */
  readonly one: string;
  /** What a page is, in a sentence. */
  readonly page: string;
  /** Whether an entry also tells its place as a number. */
  readonly isRanked?: boolean;
}

/**
 * Declares a list: its connection, and its edges, which hold a node and nothing besides its place.
 *
 * Not Pothos' relay plugin: the lists here hold more than their page (counts, categories), and edges more than their
 * node (rank, figures), which its types do not know; what is left for it is shorter than what it is told.
 */
export function connectionType<Node, Whole extends Connection<Node> = Connection<Node>>(
  name: string,
  node: ObjectRef<Types, Node>,
  { one, page, isRanked = false }: Entries,
) {
  const type: OutputRef = node;
  const edge = builder.objectRef<Edge<Node>>(`${name}Edge`);
  edge.implement({
    description: `One ${one} of the list, at its place.`,
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'Place in the list, for `after`.' }),
      ...(isRanked && {
        rank: t.exposeInt('rank', { description: 'Place in the list, from 1.' }),
      }),
      node: t.field({ type, description: `The ${one}.`, resolve: (at) => at.node }),
    }),
  });
  return implementConnection<Node, Whole>(`${name}Connection`, edge, page);
}

/** Declares the fields that every connection has; its edges are of the given type. `Whole` may hold more. */
export function implementConnection<Node, Whole extends Connection<Node> = Connection<Node>>(
  name: string,
  edge: ObjectRef<Types, Edge<Node>>,
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
