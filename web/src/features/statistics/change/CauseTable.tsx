import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isInPhoneApp } from '../../../session/phone-app.ts';
import { toFen } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { inState, productsAddress } from '../doors.ts';
import { partOf } from './rows.ts';
import type { ChangePartsFragment } from './SalesChange.generated.ts';
import { SignedMoney } from './SignedMoney.tsx';
import { type CauseName, causeNames, whyAddress } from './why-url.ts';

type Props = {
  readonly parts: readonly ChangePartsFragment[];
  readonly difference: string;
  readonly why: 'all' | CauseName;
};

/** What each cause makes of the difference, down to all of it; each leads to its products. */
export const CauseTable = ({ parts, difference, why }: Props) => {
  const { t } = useTranslation('statistics');
  const { search, pathname } = useLocation();
  // Its list of products knows no days.
  const isOnPhone = isInPhoneApp(pathname);
  const rows = [...causeNames, 'all' as const];
  return (
    <DataTable
      caption={t('why.byCause')}
      isDense
      rows={rows}
      rowKey={(name) => name}
      columns={[
        {
          key: 'cause',
          header: t('why.columns.cause'),
          cell: (name) => {
            const words = name === 'all' ? t('words.total') : t(`why.causes.${name}`);
            return (
              <DoorLink
                to={whyAddress(search, name)}
                replace
                preventScrollReset
                aria-current={why === name || undefined}
                fontWeight={why === name || name === 'all' ? 'semibold' : undefined}
                title={name === 'all' ? t('why.allCauses') : t('why.causeDoor', { cause: words })}
              >
                {words}
              </DoorLink>
            );
          },
        },
        {
          key: 'difference',
          header: t('why.columns.difference'),
          isFigure: true,
          cell: (name) => (
            <SignedMoney fen={partOf({ difference, parts }, name)} isTotal={name === 'all'} />
          ),
        },
        {
          key: 'meaning',
          header: t('why.columns.meaning'),
          isText: true,
          cell: (name) =>
            name === 'all' ? null : (
              <Text color="fg.muted" fontSize="xs">
                {t(`why.hints.${name}`)}
                {name === 'soldOut' && toFen(difference) !== 0 && !isOnPhone && (
                  <>
                    {' · '}
                    <DoorLink
                      to={productsAddress(search, inState('soldOut'))}
                      color="accent.fg"
                      textDecoration="underline"
                    >
                      {t('why.soldOutList')}
                    </DoorLink>
                  </>
                )}
              </Text>
            ),
        },
      ]}
    />
  );
};
