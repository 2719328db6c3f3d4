import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { BlockPlace } from '../../shared/charts/BlockState.tsx';
import type { Column } from '../../shared/table/DataTable.tsx';
import { KitTable } from '../../shared/table/KitTable.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';

export const PAGE_SIZE = 10;
const HEIGHT = 440;

type Props<Row> = {
  readonly table: string;
  readonly caption: string;
  readonly none: string;
  readonly tools: ReactNode;
  readonly rows: readonly Row[] | null;
  readonly rowKey: (row: Row) => string;
  readonly isMarked?: (row: Row) => boolean;
  /** Null while nobody knows. */
  readonly total: number | null;
  readonly columns: readonly Column<Row>[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
};

/** A list with its own states; as high as a whole page, so that the dialog keeps its size. */
export const RecordList = <Row,>(props: Props<Row>) => {
  const { caption, none, rows, total, page, onPage, isBusy, isFailed, onRetry } = props;
  const { t } = useTranslation('delivery');
  const { id: userId } = useViewer();
  let content: ReactNode;
  if (rows === null && isFailed) content = <ErrorState onRetry={onRetry} />;
  else if (rows?.length === 0) content = <EmptyState title={none} />;
  if (content) return <BlockPlace height={HEIGHT}>{content}</BlockPlace>;
  return (
    <Flex direction="column" minHeight={`${HEIGHT}px`}>
      <KitTable
        userId={userId}
        table={props.table}
        caption={caption}
        columns={props.columns}
        rows={rows ?? []}
        rowKey={props.rowKey}
        {...(props.isMarked && { isMarked: props.isMarked })}
        skeletonRows={rows === null ? PAGE_SIZE : 0}
        isBusy={isBusy}
        tools={props.tools}
      />
      {total !== null && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={total}
          isBusy={isBusy}
          label={t('records.pager')}
          onPage={onPage}
        />
      )}
    </Flex>
  );
};
