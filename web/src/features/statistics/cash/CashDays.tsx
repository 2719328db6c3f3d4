import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fullDay } from '../../../i18n/format.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { KitTable } from '../../../shared/table/KitTable.tsx';
import { printQuery, withValue } from '../../../shared/url-state/codec.ts';
import { DoorLink } from '../DoorLink.tsx';
import { type CashDay, dayCodec, dayOfKind, type Kind, netOf, type Span, sumOf } from './cash.ts';
import { dayColumns } from './cash-export.ts';
import { DueDoor } from './DueDoor.tsx';

type Props = {
  readonly days: readonly CashDay[];
  readonly span: Span;
  /** The one kind that is listed; null for all. */
  readonly due: Kind | null;
  readonly today: string;
  readonly onOpen: (day: string) => void;
};

/** What is due of a kind on a day, which leads to its items. Nothing is written for nothing, so that it stands out. */
const Money = ({ day, kind }: { readonly day: CashDay; readonly kind: Kind }) => {
  const { t } = useTranslation('cash');
  const { search } = useLocation();
  const fen = toFen(day[kind]);
  if (fen === 0) return <Text color="fg.subtle">—</Text>;
  const wanted = withValue(new URLSearchParams(search), dayCodec, dayOfKind(day.day, kind));
  return (
    <DoorLink to={printQuery(wanted)} preventScrollReset title={t('open', { day: day.day })}>
      {fullMoney(fen)}
    </DoorLink>
  );
};

const columnsOf: Readonly<Record<Span, readonly Kind[]>> = {
  coming: ['expected', 'settled', 'withdrawn', 'released', 'renewal'],
  past: ['settled', 'withdrawn'],
  all: ['settled', 'expected', 'withdrawn', 'released', 'renewal'],
};

/** A line for every day on which something is due, and what they come to. */
export const CashDays = ({ days, span, due, today, onOpen }: Props) => {
  const { t } = useTranslation('cash');
  const { id: userId } = useViewer();
  if (days.length === 0) return <Box color="fg.muted">{t(`noDays.${span}`)}</Box>;
  const kinds =
    due === null
      ? columnsOf[span].filter((kind) => kind !== 'settled' || sumOf(days, kind) > 0)
      : [due];
  const hasNet = span === 'coming' && due === null;
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
      <KitTable
        isDense
        userId={userId}
        table={due === null ? `cashDays.${span}` : 'cashDays.due'}
        caption={t('byDay')}
        tools={
          <ExportMenu
            isEmpty={false}
            gather={() => Promise.resolve(days)}
            columns={() => dayColumns(t, kinds, { withNet: hasNet })}
            fileName={(kind) => t('daysFile', { day: today, kind })}
          />
        }
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          {
            key: 'day',
            header: t('words.day'),
            total: t('words.total'),
            value: ({ day }) => day,
            cell: ({ day }) => (
              <Button
                data-opens
                variant="plain"
                size="sm"
                padding="0"
                height="auto"
                title={t('open', { day })}
                onClick={() => onOpen(day)}
                _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
              >
                {day === today ? t('today', { day }) : fullDay(day)}
              </Button>
            ),
          },
          ...kinds.map((kind) => ({
            key: kind,
            header: t(`kind.${kind}`),
            isFigure: true,
            value: (day: CashDay) => toFen(day[kind]),
            total: (
              <DueDoor kind={kind} span={span} fen={sumOf(days, kind)} isHere={due !== null} />
            ),
            cell: (day: CashDay) => <Money day={day} kind={kind} />,
          })),
          ...(hasNet
            ? [
                {
                  key: 'net',
                  header: t('net'),
                  isFigure: true,
                  value: netOf,
                  total: fullMoney(days.reduce((sum, one) => sum + netOf(one), 0)),
                  cell: (day: CashDay) => fullMoney(netOf(day)),
                },
              ]
            : []),
        ]}
      />
    </Box>
  );
};
