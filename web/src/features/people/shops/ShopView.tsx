import { Button, Flex, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../shared/table/Segments.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../../shared/ui/states.tsx';
import { openBinding } from '../../binding/binding-dialogs.ts';
import { accountRows, toggled } from '../../shops/manage/account-rows.ts';
import { useDirectory } from '../../shops/use-directory.ts';
import { closePermissions, permissionDialog } from '../permission-dialog.ts';
import { PermissionTable } from './PermissionTable.tsx';

type Market = 'TEMU' | 'SHEIN';

/** The shops of the boss, by main account. */
export default function ShopView() {
  const { t } = useTranslation('people');
  const { shops, hidden, isComplete, isFailed, retry } = useDirectory();
  const [market, setMarket] = useState<Market>('TEMU');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    const own = [...shops, ...hidden].filter(({ platform }) => platform === market);
    return accountRows(own, folded);
  }, [shops, hidden, market, folded]);

  const bind = () => {
    const finalFocus = permissionDialog.get()?.finalFocus;
    closePermissions();
    openBinding({ kind: market === 'TEMU' ? 'temu' : 'shein' }, finalFocus);
  };

  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Segments
          label={t('platform')}
          value={market}
          segments={[
            { value: 'TEMU', label: 'temu' },
            { value: 'SHEIN', label: 'shein' },
          ]}
          onChange={setMarket}
        />
      </Flex>
      {isFailed ? (
        <ErrorState onRetry={retry} />
      ) : !isComplete ? (
        <PageSkeleton cards={0} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={t('noneBound')}
          hint={t('noneBoundHint')}
          action={
            <Button size="sm" onClick={bind}>
              {t('goBind')}
            </Button>
          }
        />
      ) : (
        <PermissionTable rows={rows} onFold={(key) => setFolded((now) => toggled(now, key))} />
      )}
    </Stack>
  );
}
