import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../shared/date-range/time-text.ts';
import { type Column, DataTable } from '../../../shared/table/DataTable.tsx';
import { RowAct } from '../../../shared/table/RowAct.tsx';
import { Tick } from '../../../shared/ui/Tick.tsx';
import type { ShippersQuery } from './Shippers.generated.ts';

export type Shipper = ShippersQuery['shippers'][number];

type Props = {
  readonly shippers: readonly Shipper[];
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
  readonly onPassword: (shipper: Shipper) => void;
  readonly onShops: (shipper: Shipper) => void;
  readonly onIssue: (shipper: Shipper) => void;
  readonly onRemove: (shipper: Shipper) => void;
};

/** The tables of this dialog have no pages; they scroll from this height on. */
const scrollHeight = '500px';

/** The shippers, each with what can be done with them. */
export const ShipperTable = (props: Props) => {
  const { shippers, picked, onPick, onPassword, onShops, onIssue, onRemove } = props;
  const { t } = useTranslation('shippers');
  const count = shippers.filter(({ id }) => picked.has(id)).length;
  const isAll = count > 0 && count === shippers.length;
  const pick = (id: string, isPicked: boolean) => {
    const next = new Set(picked);
    if (isPicked) next.add(id);
    else next.delete(id);
    onPick(next);
  };
  const columns: readonly Column<Shipper>[] = [
    {
      key: 'phone',
      header: t('words.phone'),
      headerCell: (
        <Flex gap="2" align="center">
          <Tick
            label={t('pickAll')}
            checked={isAll ? true : count > 0 ? 'indeterminate' : false}
            onChange={(all) => onPick(new Set(all ? shippers.map(({ id }) => id) : []))}
          />
          {t('words.phone')}
        </Flex>
      ),
      cell: ({ id, phone }) => (
        <Flex gap="2" align="center">
          <Tick
            label={t('pick', { phone })}
            checked={picked.has(id)}
            onChange={(isPicked) => pick(id, isPicked)}
          />
          {phone}
        </Flex>
      ),
    },
    {
      key: 'shops',
      header: t('shops'),
      isFigure: true,
      cell: ({ shops }) => t('words.shopCount', { count: shops.length }),
    },
    {
      key: 'password',
      header: t('signIn'),
      cell: ({ passwordState }) => (
        <Box as="span" color={passwordState === 'SET' ? undefined : 'status.due'}>
          {t(`state.${passwordState}`)}
        </Box>
      ),
    },
    {
      key: 'added',
      header: t('words.added'),
      cell: ({ addedAt }) => (addedAt === null ? '—' : longDay(addedAt)),
    },
    {
      key: 'acts',
      isFixed: true,
      header: t('words.acts'),
      cell: (shipper) => {
        const { phone } = shipper;
        return (
          <Flex gap="3">
            <RowAct label={t('shopsOf', { phone })} onClick={() => onShops(shipper)}>
              {t('assign')}
            </RowAct>
            <RowAct label={t('passwordOf', { phone })} onClick={() => onPassword(shipper)}>
              {t('password')}
            </RowAct>
            <RowAct label={t('issueOf', { phone })} onClick={() => onIssue(shipper)}>
              {t('issueShort')}
            </RowAct>
            <RowAct
              isDestructive
              label={t('words.removeOf', { phone })}
              onClick={() => onRemove(shipper)}
            >
              {t('words.remove')}
            </RowAct>
          </Flex>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t('table')}
      columns={columns}
      rows={shippers}
      rowKey={({ id }) => id}
      skeletonRows={3}
      maxHeight={scrollHeight}
    />
  );
};
