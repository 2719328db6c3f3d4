import { readTable } from '../../../web/src/features/products/read-table.ts';
import { type SheetColumn, sheetOf } from '../../../web/src/shared/export/sheet.ts';
import { csvFile } from '../../../web/src/shared/export/sheet-files.ts';
import type { FakeServer } from './graphql-server.ts';

/** The lines of a list as a CSV file says them, by the headings. */
export async function exported<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Record<string, string>[]> {
  const [heads = [], ...lines] = await readTable(
    new File([csvFile(sheetOf(columns, rows))], 'list.csv'),
  );
  return lines.map((line) => Object.fromEntries(heads.map((head, at) => [head, line[at] ?? ''])));
}

type Asked = { readonly first: number; readonly skip?: number; readonly after?: string | null };

/** Answers a list page by page, by the rows before it or by the end of the page before. */
export const inPages =
  <Node>(nodes: readonly Node[], data: (connection: object) => unknown) =>
  ({ first, skip, after }: Asked): unknown => {
    const from = skip ?? Number(after ?? 0);
    const some = nodes.slice(from, from + first);
    const end = from + some.length;
    return data({
      edges: some.map((node) => ({ node })),
      totalCount: nodes.length,
      pageInfo: { hasNextPage: end < nodes.length, endCursor: String(end) },
    });
  };

/** How a list is gathered of which nobody looks at the progress. */
export const quietly = { signal: new AbortController().signal, onProgress: () => {} };

/** What was asked of a list: how many rows each time, and behind how many. */
export const pagesAsked = (server: FakeServer) =>
  server.asked.map(({ variables: { first, skip, after } }) => [first, skip ?? after]);
