import type { Context } from '../context.ts';
import { builder, scopesOf } from './builder.ts';
import { wrongInput } from './wrong-input.ts';

/** Everything that has an id of the form `kind:value`, which is one over all types, and can be asked for by it. */

export const node = builder.interfaceRef<object>('Node').implement({
  description:
    'What has a global id: the kind of the thing, a colon, and its value, such as temu:634418 or group:7. Ids of what does not implement this, with a colon or without, are ids within their type, and no global ones.',
  fields: (t) => ({
    // Each type that implements it says how its id is made.
    id: t.id({ description: 'Global id.', resolve: () => '' }),
  }),
});

/** The type of a thing beside it. */
interface Found {
  readonly __typename: string;
}

interface Kind {
  /** With which its ids begin, before the colon. */
  readonly words: readonly string[];
  readonly type: string;
  /** Who may ask: the scope of the field that usually leads there. */
  readonly may: (scopes: ReturnType<typeof scopesOf>) => Promise<boolean> | boolean;
  /** Reads one by its id; null where there is none, or none that the viewer may see. */
  readonly find: (context: Context, id: string) => Promise<object | null | undefined>;
}

const kinds = new Map<string, Kind>();

/** Says how things of a type are found by their ids. */
export function nodesOf(kind: Kind): void {
  for (const word of kind.words) kinds.set(word, kind);
}

async function findNode(context: Context, id: string): Promise<Found | null> {
  const kind = kinds.get(id.slice(0, Math.max(0, id.indexOf(':'))));
  if (kind === undefined || !(await kind.may(scopesOf(context)))) return null;
  const found = await kind.find(context, id);
  return found ? { ...found, __typename: kind.type } : null;
}

/** Most of them that are asked for at once. */
const mostNodes = 100;

builder.queryFields((t) => ({
  node: t.field({
    type: node,
    nullable: true,
    description:
      'What has this global id. Null when there is nothing of it, or the viewer may not see it by its own field.',
    args: { id: t.arg.id({ required: true, description: 'Global id.' }) },
    resolve: (_root, { id }, context) => findNode(context, id),
  }),
  nodes: t.field({
    type: [node],
    nullable: { list: false, items: true },
    description:
      'What has these global ids, in their order; null in the place of one as `node` is.',
    args: {
      ids: t.arg.idList({ required: true, description: `Global ids, at most ${mostNodes}.` }),
    },
    resolve: (_root, { ids }, context) => {
      if (ids.length > mostNodes)
        throw wrongInput(
          `一次最多查询 ${mostNodes} 个`,
          `ids may have ${mostNodes} entries at most.`,
        );
      return ids.map((id) => findNode(context, id));
    },
  }),
}));
