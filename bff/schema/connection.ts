import type { ObjectRef } from '@pothos/core';
import { builder } from './builder.ts';
import type { Connection, Edge } from './paging.ts';

type Types = typeof builder.$inferSchemaTypes;

interface Entries {
  /** What an entry is. */
  readonly one: string;
  /** What a page is, in a sentence. */
  readonly page: string;
  /** Whether an entry also tells its place as a number. */
  readonly isRanked?: boolean;
}

// The types of the relay plugin know its own fields alone. What is said of a list beyond them is told to TypeScript
// here, and held to where a field of the list is resolved.

/** Declares a list whose edges hold a node and nothing besides its place. `Whole` may hold more than the page. */
export function connectionType<Node, Whole extends Connection<Node> = Connection<Node>>(
  name: string,
  type: ObjectRef<Types, Node>,
  { one, page, isRanked = false }: Entries,
) {
  const edge = builder.edgeObject({
    name: `${name}Edge`,
    type,
    description: `One ${one} of the list, at its place.`,
    nodeField: { description: `The ${one}.` },
  }) as ObjectRef<Types, Edge<Node>>;
  if (isRanked)
    builder.objectField(edge, 'rank', (t) =>
      t.exposeInt('rank', { description: 'Place in the list, from 1.' }),
    );
  return implementConnection<Node, Whole>(`${name}Connection`, type, edge, page);
}

/** Declares a list of edges that are declared by themselves, as they hold more than a node of the given type. */
export function implementConnection<Node, Whole extends Connection<Node> = Connection<Node>>(
  name: string,
  type: ObjectRef<Types, unknown>,
  edge: ObjectRef<Types, Edge<Node>>,
  description: string,
) {
  return builder.connectionObject({ name, type, description }, edge) as ObjectRef<Types, Whole>;
}
