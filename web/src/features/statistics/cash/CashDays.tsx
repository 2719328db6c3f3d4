import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { KitTable } from '../../../shared/table/KitTable.tsx';
import { type CashDay, type Kind, netOf, type Span, sumOf } from './cash.ts';
import { dayColumns } from './cash-export.ts';

type Props = {
  readonly days: readonly CashDay[];
  readonly span: Span;
  readonly today: string;
  readonly onOpen: (day: string) => void;
};

/** Nothing is written for nothing, so that what is due stands out. */
const Money = ({ amount }: { readonly amount: string }) =>
  toFen(amount) === 0 ? <Text color="fg.subtle">—</Text> : fullMoney(toFen(amount));

const columnsOf: Readonly<Record<Span, readonly Kind[]>> = {
  coming: ['expected', 'settled', 'withdrawn', 'released', 'renewal'],
  past: ['settled', 'withdrawn'],
};

/** A line for every day on which something is due, and what they come to. */
export const CashDays = ({ days, span, today, onOpen }: Props) => {
  const { t } = useTranslation('cash');
  const { id: userId } = useViewer();
  if (days.length === 0) return <Box color="fg.muted">{t(`noDays.${span}`)}</Box>;
  const kinds = columnsOf[span].filter((kind) => kind !== 'settled' || sumOf(days, kind) > 0);
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
      <KitTable
        isDense
        userId={userId}
        table={`cashDays.${span}`}
        caption={t('byDay')}
        tools={
          <ExportMenu
            isEmpty={false}
            gather={() => Promise.resolve(days)}
            columns={() => dayColumns(t, kinds, { withNet: span === 'coming' })}
            fileName={(kind) => t('daysFile', { day: today, kind })}
          />
        }
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          {
            key: 'day',
            header: t('day'),
            total: t('total'),
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
                {day === today ? t('today', { day }) : day}
              </Button>
            ),
          },
          ...kinds.map((kind) => ({
            key: kind,
            header: t(`kind.${kind}`),
            isFigure: true,
            value: (day: CashDay) => toFen(day[kind]),
            total: fullMoney(sumOf(days, kind)),
            cell: (day: CashDay) => <Money amount={day[kind]} />,
          })),
          ...(span === 'coming'
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
