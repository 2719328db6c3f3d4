import type { ArgBuilder } from '@pothos/core';
import type { builder } from './builder.ts';
import { wrongInput } from './wrong-input.ts';

/** The largest page of every connection. */
const largestPage = 100;

const mostSkipped = 100_000;

interface PageArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
}

export interface PageInfo {
  readonly hasPreviousPage: boolean;
  readonly hasNextPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Edge<Node> {
  readonly cursor: string;
  /** The place in the whole list, from 1. */
  readonly rank: number;
  readonly node: Node;
}

export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

export interface Page {
  readonly offset: number;
  readonly first: number;
}

const cursorOf = (place: number): string => Buffer.from(`place:${place}`).toString('base64url');

/** The page that `first`, `after` and `skip` ask for. More than 100 is refused, not cut. */
export function pageOf({ skip = 0, ...args }: PageArguments & { readonly skip?: number }): Page {
  if (skip < 0 || skip > mostSkipped) {
    throw wrongInput(
      `skip 须在 0 到 ${mostSkipped} 之间`,
      `skip must be from 0 to ${mostSkipped}.`,
    );
  }
  const { offset, first } = afterCursor(args);
  return { offset: offset + skip, first };
}

function afterCursor(args: PageArguments): Page {
  if (args.first < 1 || args.first > largestPage) {
    throw wrongInput(
      `first 须在 1 到 ${largestPage} 之间`,
      `first must be from 1 to ${largestPage}.`,
    );
  }
  if (args.after === null || args.after === undefined) return { offset: 0, first: args.first };
  const match = /^place:(\d{1,9})$/.exec(Buffer.from(args.after, 'base64url').toString());
  if (match === null) throw wrongInput('after 不是有效的游标', 'after is no cursor of this list.');
  return { offset: Number(match[1]), first: args.first };
}

/** An edge whose cursor is made when it is asked for: most operations name none. */
class Place<Node> implements Edge<Node> {
  readonly rank: number;
  readonly node: Node;

  constructor(rank: number, node: Node) {
    this.rank = rank;
    this.node = node;
  }

  get cursor(): string {
    return cursorOf(this.rank);
  }
}

/** A connection of the nodes at the page's place, out of a list of that many. */
function connectionOf<Node>(
  nodes: readonly Node[],
  page: Page,
  totalCount: number,
): Connection<Node> {
  const edges = nodes.map((node, index) => {
    const rank = page.offset + index + 1;
    return new Place(rank, node);
  });
  return {
    edges,
    totalCount,
    pageInfo: {
      hasPreviousPage: page.offset > 0 && totalCount > 0,
      hasNextPage: page.offset + edges.length < totalCount && edges.length > 0,
      // Like those of the edges made when they are asked for.
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}

/** The page of a list that is held whole. */
export const connectionOfAll = <Node>(nodes: readonly Node[], page: Page): Connection<Node> =>
  connectionOf(nodes.slice(page.offset, page.offset + page.first), page, nodes.length);

/** What an upstream that counts pages answers of one page. */
interface UpstreamPage<Node> {
  readonly total: number;
  readonly rows: readonly Node[];
}

/**
 * The page of a list that the upstream pages by number. A cursor that stands inside one of the
 * upstream's pages needs two of them; one that an earlier answer gave out, with the same `first`, one.
 */
export async function connectionOfPages<Node>(
  page: Page,
  fetchPage: (pageIndex: number, pageSize: number) => Promise<UpstreamPage<Node>>,
): Promise<Connection<Node>> {
  const pageIndex = Math.floor(page.offset / page.first) + 1;
  const skip = page.offset % page.first;
  const pages = await Promise.all(
    (skip === 0 ? [pageIndex] : [pageIndex, pageIndex + 1]).map((index) =>
      fetchPage(index, page.first),
    ),
  );
  const rows = pages.flatMap((part) => part.rows).slice(skip, skip + page.first);
  return connectionOf(rows, page, pages[0]?.total ?? 0);
}

/** The instant that a list of changes begins with, as calls take it. */
export const sinceOf = (
  updatedSince: number | null | undefined,
): { readonly updatedSince?: number } => (typeof updatedSince === 'number' ? { updatedSince } : {});

export const sinceDescription =
  'Only what was made or has changed then or later; what was deleted is not told. An upstream that does not know it answers all.';

type Arg = ArgBuilder<typeof builder.$inferSchemaTypes>;

/** The two arguments of every connection. */
export const pages = (arg: Arg, defaultValue: number) => ({
  first: arg.int({
    required: true,
    defaultValue,
    description: `How many, 1 to ${largestPage}; more is refused.`,
  }),
  after: arg.string({
    description: 'The `endCursor` of the page before; left out for the first page.',
  }),
});

export const numberedPages = (arg: Arg, defaultValue: number) => ({
  ...pages(arg, defaultValue),
  skip: arg.int({
    required: true,
    defaultValue: 0,
    description: 'Entries to pass over, for lists with numbered pages.',
  }),
});
