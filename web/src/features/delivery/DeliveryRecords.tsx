import { useApolloClient } from '@apollo/client/react';
import { Badge, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ShopSelection } from '../../graphql/schema.generated.ts';
import { numberFormat } from '../../i18n/format.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { DaySpan } from '../../shared/date-range/DaySpan.tsx';
import { shortTime } from '../../shared/date-range/time-text.ts';
import { useToday } from '../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import type { Column } from '../../shared/table/DataTable.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { usePage } from '../../shared/table/use-page.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import {
  useDeliveryAssessmentsQuery,
  useReturnPackagesQuery,
} from './DeliveryRecords.generated.ts';
import type { Records } from './list-url.ts';
import { OrderGoods } from './OrderGoods.tsx';
import { PAGE_SIZE, RecordList } from './RecordList.tsx';
import {
  type Assessment,
  assessmentColumns,
  assessmentKey,
  gatherAssessments,
  gatherPackages,
  isRunning,
  type Package,
  packageColumns,
  packageKey,
} from './records-export.ts';

type Props = {
  readonly kind: Records;
  /** The first day of the assessment that was led to; null without one. */
  readonly marked: string | null;
  readonly selection: ShopSelection;
  readonly onKind: (kind: Records) => void;
  readonly onClose: () => void;
};

const kinds = ['assessments', 'packages'] as const;

/** What the platform keeps of a shop's deliveries: its grades, and the goods that it sent back. */
export default function DeliveryRecords({ kind, marked, selection, onKind, onClose }: Props) {
  const { t } = useTranslation('delivery');
  const List = kind === 'assessments' ? Assessments : Packages;
  return (
    <AppDialog open isInAddress onClose={onClose} title={t('records.title')} width={1120}>
      <Flex direction="column" gap="3">
        <Flex>
          <Segments
            label={t('records.kind')}
            value={kind}
            segments={kinds.map((value) => ({ value, label: t(`records.${value}.title`) }))}
            onChange={onKind}
          />
        </Flex>
        <Text color="fg.muted">
          {t(`records.${kind}.hint`)} {kind === 'assessments' && t('records.assessments.source')}
        </Text>
        <List selection={selection} marked={marked} />
      </Flex>
    </AppDialog>
  );
}

type ListProps = Pick<Props, 'selection' | 'marked'>;

const usePaged = (selection: ShopSelection) => {
  const [page, onPage] = usePage(JSON.stringify(selection));
  return {
    page,
    onPage,
    options: {
      variables: { selection, first: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      context: { quiet: true },
    } as const,
  };
};

const Assessments = ({ selection, marked }: ListProps) => {
  const { t } = useTranslation('delivery');
  const { today } = useViewer();
  const day = useToday();
  const client = useApolloClient();
  const { page, onPage, options } = usePaged(selection);
  const query = useDeliveryAssessmentsQuery(options);
  const found = query.data?.deliveryAssessments ?? null;
  const columns: Column<Assessment>[] = [
    { key: 'shop', header: t('words.shop'), cell: ({ shop }) => <ShopName {...shop} /> },
    {
      key: 'days',
      header: t('records.assessments.days'),
      isText: true,
      cell: ({ start, end }) => (
        <>
          <DaySpan start={start} end={end} />
          {isRunning({ end }, today) && (
            <Badge size="xs" marginStart="1.5">
              {t('words.running')}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'grade',
      header: t('words.grade'),
      cell: ({ grade }) => t(`records.assessments.grades.${grade}`),
    },
    {
      key: 'orders',
      header: t('records.assessments.orders'),
      isFigure: true,
      cell: ({ orderCount }) => orderCount,
    },
    {
      key: 'onTime',
      header: t('records.assessments.onTime'),
      isFigure: true,
      cell: ({ onTimeRate }) =>
        onTimeRate === null ? '—' : numberFormat(percent).format(onTimeRate),
    },
    {
      key: 'late',
      header: t('records.assessments.late'),
      isFigure: true,
      cell: ({ orderCount, onTimeCount }) => orderCount - onTimeCount,
    },
    {
      key: 'fake',
      header: t('words.fakeShipments'),
      isFigure: true,
      cell: ({ fakeCount }) => fakeCount,
    },
  ];
  return (
    <RecordList
      table="assessments"
      caption={t('records.assessments.title')}
      none={t('records.assessments.none')}
      tools={
        <ExportMenu
          isEmpty={!found?.totalCount}
          gather={(options) => gatherAssessments(client, selection, options)}
          columns={() => assessmentColumns(t, today)}
          fileName={(kind) => t('records.assessments.file', { day, kind })}
        />
      }
      rows={found?.edges.map(({ node }) => node) ?? null}
      rowKey={assessmentKey}
      isMarked={({ start }) => start === marked}
      total={(found ?? query.previousData?.deliveryAssessments)?.totalCount ?? null}
      columns={columns}
      page={page}
      onPage={onPage}
      isBusy={query.loading}
      isFailed={query.error !== undefined}
      onRetry={() => query.refetch().catch(() => {})}
    />
  );
};

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

const Packages = ({ selection }: ListProps) => {
  const { t } = useTranslation('delivery');
  const day = useToday();
  const client = useApolloClient();
  const { page, onPage, options } = usePaged(selection);
  const query = useReturnPackagesQuery(options);
  const found = query.data?.returnPackages ?? null;
  const columns: Column<Package>[] = [
    {
      key: 'no',
      header: t('words.packageNo'),
      // On a phone in two lines, so that the state beside it is in sight.
      cell: ({ packageNo }) => (
        <Text
          as="span"
          display="block"
          width={{ base: '6rem', md: 'auto' }}
          whiteSpace={{ base: 'normal', md: 'nowrap' }}
          overflowWrap="anywhere"
        >
          {packageNo}
        </Text>
      ),
    },
    {
      key: 'state',
      header: t('words.status'),
      cell: ({ createdAt, sentAt, signedAt }) => {
        if (signedAt !== null) return t('records.packages.signed', { time: shortTime(signedAt) });
        if (sentAt !== null) return t('records.packages.sent', { time: shortTime(sentAt) });
        return t('records.packages.made', { time: shortTime(createdAt) });
      },
    },
    { key: 'shop', header: t('words.shop'), cell: ({ shop }) => <ShopName {...shop} /> },
    {
      key: 'goods',
      header: t('columns.goods'),
      width: '20rem',
      cell: ({ goods, quantity }) => <OrderGoods order={{ goods, quantity, value: null }} />,
    },
    { key: 'reason', header: t('words.reason'), cell: ({ reason }) => reason },
    {
      key: 'tracking',
      header: t('records.packages.tracking'),
      isText: true,
      cell: ({ courier, trackingNo }) =>
        trackingNo === null ? courier : `${courier} ${trackingNo}`,
    },
  ];
  return (
    <RecordList
      table="returnPackages"
      caption={t('records.packages.title')}
      none={t('records.packages.none')}
      tools={
        <ExportMenu
          isEmpty={!found?.totalCount}
          gather={(options) => gatherPackages(client, selection, options)}
          columns={() => packageColumns(t)}
          fileName={(kind) => t('records.packages.file', { day, kind })}
        />
      }
      rows={found?.edges.map(({ node }) => node) ?? null}
      rowKey={packageKey}
      total={(found ?? query.previousData?.returnPackages)?.totalCount ?? null}
      columns={columns}
      page={page}
      onPage={onPage}
      isBusy={query.loading}
      isFailed={query.error !== undefined}
      onRetry={() => query.refetch().catch(() => {})}
    />
  );
};

const ShopName = ({ name, platform }: Assessment['shop']) => (
  <Flex align="center" gap="2" maxWidth={{ base: '24', md: '44' }} title={name}>
    <PlatformMark platform={platform} />
    <Text as="span" truncate>
      {name}
    </Text>
  </Flex>
);
