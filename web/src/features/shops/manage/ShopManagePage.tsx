import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewer } from '../../../session/viewer-context.ts';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { accountRows, toggled } from '../../../shop-scope/account-rows.ts';
import { type DirectoryShop, useDirectory } from '../../../shop-scope/use-directory.ts';
import { ViewMenu } from '../../account/index.ts';
import { openRenew } from '../../billing/index.ts';
import { BindOrImport, openBinding } from '../../binding/index.ts';
import { OperatorSection } from '../../people/index.ts';
import { openRename } from '../rename/rename-dialog.ts';
import { useHideShop } from '../use-hide-shop.ts';
import { useShopLayout } from '../use-shop-layout.ts';
import { BindingMenu } from './BindingMenu.tsx';
import { filterCodec, filtered, isFiltered, unfiltered } from './filter.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { ShopExport } from './ShopExport.tsx';
import { ShopFilters } from './ShopFilters.tsx';
import { ShopTable } from './ShopTable.tsx';
import { useDialogUrl } from './use-dialog-url.ts';
import { useShopStates } from './use-shop-states.ts';

const touch = { base: '44px', lg: '9' } as const;

/** Every shop of the seller, with what can be done with it. */
export default function ShopManagePage() {
  const { t } = useTranslation(['shopManage', 'shops', 'common']);
  const { isBoss, isVisitor } = useViewer();
  const { shops, hidden, groups, isComplete, isFailed, retry } = useDirectory();
  const [filter, setFilter] = useUrlState(filterCodec);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  useDialogUrl();
  const hide = useHideShop();
  const layout = useShopLayout();
  const seesStates = isBoss || isVisitor;
  const states = useShopStates({ skip: !seesStates });
  const all = useMemo(() => [...shops, ...hidden], [shops, hidden]);
  const found = useMemo(() => filtered(all, filter), [all, filter]);
  const rows = useMemo(() => accountRows(found, folded), [found, folded]);
  const groupNames = useMemo(() => {
    const pairs = groups.flatMap(({ name, shopIds }) => shopIds.map((id) => ({ id, name })));
    const byShop = Map.groupBy(pairs, ({ id }) => id);
    return new Map([...byShop].map(([id, its]) => [id, its.map(({ name }) => name)]));
  }, [groups]);
  const restore = ({ id }: DirectoryShop) =>
    layout.restore([id], { done: t('shops:restore.done') });
  const renewOf = ({ id, name, expiresAt }: DirectoryShop) =>
    expiresAt !== null && (
      <button
        type="button"
        aria-label={t('shopManage:manage.renewOf', { name })}
        onClick={({ currentTarget }) => openRenew([id], () => currentTarget)}
      >
        {t('shopManage:manage.renew')}
      </button>
    );
  const onRebind = ({ phone }: DirectoryShop) => {
    if (phone !== null) openBinding({ kind: 'rebind', phone });
  };
  const actionsOf = (shop: DirectoryShop) => {
    const { name, isHidden } = shop;
    const rename = t('shopManage:manage.rename');
    const hiding = t(isHidden ? 'shopManage:manage.restore' : 'shopManage:manage.hide');
    return (
      <>
        {renewOf(shop)}
        <button
          type="button"
          aria-label={t('common:actOf', { act: rename, name })}
          onClick={({ currentTarget }) => openRename(shop, () => currentTarget)}
        >
          {rename}
        </button>
        <button
          type="button"
          aria-label={t('common:actOf', { act: hiding, name })}
          onClick={() => void (isHidden ? restore : hide)(shop)}
        >
          {hiding}
        </button>
      </>
    );
  };

  return (
    <Flex direction="column" gap="3" width="full" padding={{ base: '3', md: '4' }} minWidth="0">
      <Flex align="center" gap="2" wrap="wrap">
        <Box flex={{ base: '1 0 100%', md: '1 0 auto' }}>
          <Heading as="h1" size="lg">
            {t('title.shopManage')}
          </Heading>
          <Text color="fg.muted" minHeight="5.5">
            {isComplete &&
              t('shopManage:manage.counts', { shown: shops.length, hidden: hidden.length })}
          </Text>
        </Box>
        <Flex data-screen align="center" gap="2" wrap="wrap">
          <ViewMenu table="SHOPS" />
          {/* A visitor sees what there is, and is told to sign in when pressing it. */}
          {(isBoss || isVisitor) && (
            <>
              <BindingMenu />
              <Button asChild size="sm" variant="outline" colorPalette="gray" minHeight={touch}>
                <Link to="/account/people">{t('title.people')}</Link>
              </Button>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                minHeight={touch}
                onClick={({ currentTarget }) => openRenew([], () => currentTarget)}
              >
                {t('shopManage:manage.renewSeveral')}
              </Button>
              <MoreMenu isBoss={isBoss} />
            </>
          )}
        </Flex>
      </Flex>
      <ShopFilters filter={filter} onFilter={setFilter} />
      {states.retry && (
        <Flex role="alert" gap="2" align="center" color="fg.muted">
          {t('shopManage:manage.health.failed')}
          <Button size="xs" variant="outline" onClick={states.retry}>
            {t('common:retry')}
          </Button>
        </Flex>
      )}
      {isFailed ? (
        <ErrorState onRetry={retry} />
      ) : !isComplete ? (
        <PageSkeleton of="table" />
      ) : rows.length > 0 ? (
        <ShopTable
          rows={rows}
          groupNames={groupNames}
          onFold={(key) => setFolded(toggled(folded, key))}
          tools={
            <ShopExport
              shops={rows.map(({ shop }) => shop)}
              groupNames={groupNames}
              {...(seesStates ? { states: states.of } : {})}
            />
          }
          {...(seesStates ? { states: states.of } : {})}
          {...(isBoss ? { onRebind } : {})}
          {...(isBoss ? { actionsOf } : isVisitor ? { actionsOf: renewOf } : {})}
        />
      ) : !isFiltered(filter) ? (
        <EmptyState
          title={t('words.noShops')}
          hint={t(isBoss ? 'shops:noneHint' : 'words.askBoss')}
          action={isBoss && <BindOrImport />}
        />
      ) : (
        <EmptyState
          title={t('shopManage:manage.noneFound')}
          hint={t('shopManage:manage.noneFoundHint')}
          action={
            <Button variant="outline" minHeight={touch} onClick={() => setFilter(unfiltered)}>
              {t('shopManage:manage.clear')}
            </Button>
          }
        />
      )}
      {(isBoss || isVisitor) && (
        <Suspense fallback={<PageSkeleton of="table" />}>
          <OperatorSection />
        </Suspense>
      )}
    </Flex>
  );
}
