import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BlockPlace } from '../../shared/charts/BlockState.tsx';
import { Panel } from '../../shared/charts/Panel.tsx';
import { useAnchor } from '../../shared/kept/use-anchor.ts';
import { type Column, DataTable } from '../../shared/table/DataTable.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { usePagedConnection } from '../../shared/table/use-paged-connection.ts';
import { ErrorState } from '../../shared/ui/states.tsx';
import { type PlacedRow, rowKey } from './row-place.ts';

export const LINES_PAGE_SIZE = 50;

type Props<Node extends PlacedRow> = {
  /** The import. */
  readonly id: string;
  /** Where links to these lines lead. */
  readonly anchor: string;
  readonly title: string;
  readonly summary: string;
  readonly actions?: ReactNode;
  readonly caption: string;
  readonly pagerLabel: string;
  readonly columns: readonly Column<{ readonly node: Node }>[];
  /** The lines fetched so far; null while none are. */
  readonly connection: Parameters<
    typeof usePagedConnection<{ readonly node: Node }>
  >[0]['connection'];
  readonly isBusy: boolean;
  readonly fetchAfter: (cursor: string) => Promise<unknown>;
  readonly onRetry: () => void;
};

/** Some of the lines of an imported file, page by page. */
export const LinesPanel = <Node extends PlacedRow>(props: Props<Node>) => {
  const { id, anchor, title, summary, actions, caption, columns, connection, isBusy } = props;
  const place = useAnchor(anchor);
  const paged = usePagedConnection({
    connection,
    pageSize: LINES_PAGE_SIZE,
    key: id,
    fetchAfter: props.fetchAfter,
  });
  return (
    <Box ref={place} id={anchor} tabIndex={-1} outline="none" scrollMarginTop="2" minWidth="0">
      <Panel title={title} summary={summary} isBusy={isBusy} actions={actions}>
        {connection === null && !isBusy ? (
          <BlockPlace height={200}>
            <ErrorState onRetry={props.onRetry} />
          </BlockPlace>
        ) : (
          <>
            <DataTable
              caption={caption}
              maxHeight="480px"
              isBusy={paged.isBusy}
              skeletonRows={5}
              rows={paged.rows}
              rowKey={({ node }) => rowKey(node)}
              columns={columns}
            />
            <Pager {...paged} pageSize={LINES_PAGE_SIZE} label={props.pagerLabel} />
          </>
        )}
      </Panel>
    </Box>
  );
};
