import { Box, Button, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { openManager } from '../manager-dialogs.ts';
import { useDismissal } from '../use-dismissal.ts';
import type { Manager } from '../use-managers.ts';

type Props = {
  readonly managers: readonly Manager[];
  readonly permissions: readonly { readonly permissionId: number; readonly name: string }[];
  readonly shops: readonly DirectoryShop[];
};

/** Every manager of the boss, those without any shop too. */
export const ManagerList = ({ managers, permissions, shops }: Props) => {
  const { t } = useTranslation('people');
  const dismiss = useDismissal();
  const shopNames = useMemo(() => new Map(shops.map(({ id, name }) => [id, name])), [shops]);
  if (managers.length === 0) {
    return <EmptyState title={t('noManagerYet')} hint={t('noManagerYetHint')} />;
  }
  const rightsOf = ({ permissionIds }: Manager) =>
    permissions
      .filter(({ permissionId }) => permissionIds.includes(permissionId))
      .map(({ name }) => name)
      .join(t('words.separator'));
  const namesOf = (manager: Manager) =>
    manager.shops.flatMap(({ id }) => shopNames.get(id) ?? []).join(t('words.separator'));
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
      <DataTable
        caption={t('managerList')}
        maxHeight="500px"
        rows={managers}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'phone',
            header: t('words.phone'),
            cell: ({ phone, nickName }) => (
              <>
                {phone}
                {nickName !== null && (
                  <Box color="fg.muted" fontSize="xs">
                    {nickName}
                  </Box>
                )}
              </>
            ),
          },
          {
            key: 'shops',
            header: t('words.shops'),
            isText: true,
            cell: (manager) =>
              manager.shops.length === 0 ? (
                <Box color="fg.muted">{t('noShops')}</Box>
              ) : (
                <Box
                  lineClamp={3}
                  // Names without a space leave the acts beside them in sight.
                  minWidth="10rem"
                  overflowWrap="anywhere"
                  title={namesOf(manager)}
                >
                  {namesOf(manager)}
                </Box>
              ),
          },
          {
            key: 'permissions',
            header: t('words.rights'),
            isText: true,
            cell: (manager) =>
              rightsOf(manager) || <Box color="fg.muted">{t('noPermissions')}</Box>,
          },
          {
            key: 'operation',
            header: t('words.acts'),
            width: '1%',
            cell: (manager) => (
              <Flex gap="2">
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={t('editPhone', { phone: manager.phone })}
                  onClick={({ currentTarget }) => openManager(manager, () => currentTarget)}
                >
                  {t('editPermissions')}
                </Button>
                <Button
                  size="xs"
                  variant="outline"
                  colorPalette="red"
                  aria-label={t('words.removeOf', { phone: manager.phone })}
                  onClick={() => void dismiss(manager)}
                >
                  {t('words.remove')}
                </Button>
              </Flex>
            ),
          },
        ]}
      />
    </Box>
  );
};
