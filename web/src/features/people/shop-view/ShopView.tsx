import { Button, Flex, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../shared/table/Segments.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { accountRows, toggled } from '../../../shop-scope/account-rows.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { openBinding } from '../../binding/index.ts';
import { openManager } from '../manager-dialogs.ts';
import { closePermissions, permissionDialog } from '../permission-dialog.ts';
import { useManagers } from '../use-managers.ts';
import { ManagerList } from './ManagerList.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import { useRowActs } from './use-row-acts.ts';

type Tab = 'TEMU' | 'SHEIN' | 'managers';

/** The shops of the boss by main account, each with its managers; and the managers themselves. */
export default function ShopView() {
  const { t } = useTranslation('people');
  const { shops, hidden, isComplete, isFailed, retry } = useDirectory();
  const people = useManagers();
  const [tab, setTab] = useState<Tab>('TEMU');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const { modes, onMode, onPhone } = useRowActs(people.byShop);
  const all = useMemo(() => [...shops, ...hidden], [shops, hidden]);
  const rows = useMemo(
    () =>
      accountRows(
        all.filter(({ platform }) => platform === tab),
        folded,
      ),
    [all, tab, folded],
  );

  const bind = () => {
    const finalFocus = permissionDialog.get()?.finalFocus;
    closePermissions();
    openBinding({ kind: tab === 'SHEIN' ? 'shein' : 'temu' }, finalFocus);
  };
  const retryAll = () => {
    if (isFailed) retry();
    if (people.isFailed) people.retry();
  };

  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Segments
          label={t('platform')}
          value={tab}
          segments={[
            { value: 'TEMU', label: 'temu' },
            { value: 'SHEIN', label: 'shein' },
            { value: 'managers', label: t('managersTab') },
          ]}
          onChange={setTab}
        />
        <Button size="sm" onClick={({ currentTarget }) => openManager(null, () => currentTarget)}>
          {t('addManager')}
        </Button>
      </Flex>
      {isFailed || people.isFailed ? (
        <ErrorState onRetry={retryAll} />
      ) : !isComplete || people.isLoading ? (
        <PageSkeleton of="table" />
      ) : tab === 'managers' ? (
        <ManagerList {...people} shops={all} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={t('noneBound')}
          hint={t('noneBoundHint')}
          action={
            <Button size="sm" onClick={bind}>
              {t('words.bindAccount')}
            </Button>
          }
        />
      ) : (
        <PermissionTable
          rows={rows}
          managers={people.byShop}
          modes={modes}
          onFold={(key) => setFolded((now) => toggled(now, key))}
          onMode={onMode}
          onPhone={onPhone}
        />
      )}
    </Stack>
  );
}
