import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { withReason } from '../../../i18n/format.ts';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { type DirectoryShop, useDirectory } from '../../../shop-scope/use-directory.ts';
import { useManagerWrites } from '../use-manager-writes.ts';
import { byGroups } from './by-groups.ts';
import { managerOf } from './members.ts';
import { type Person, shownName } from './person-cells.tsx';

type Props = {
  readonly person: Person;
  readonly onEdit: () => void;
  readonly onClose: () => void;
};

/** Which shops somebody has, group by group; from a manager single ones can be taken. */
export const PersonShops = ({ person, onEdit, onClose }: Props) => {
  const { t } = useTranslation(['peoplePage', 'people', 'common']);
  const { shops, hidden, groups, isComplete, isFailed, retry } = useDirectory();
  const { remove, takeBack } = useManagerWrites();
  const sections = byGroups(
    person.shops.map(({ id }) => id),
    [...shops, ...hidden],
    groups,
  );
  const { kind, memberId, phone } = person;

  const takeAway = async (shop: DirectoryShop) => {
    if (memberId === null || stopVisitor()) return;
    const sure = await confirmAct({
      text: t('people:removeText', { phone, shop: shop.name, id: shop.mallId }),
      action: t('people:removeAction'),
      dismiss: t('people:removeDismiss'),
      destructive: true,
    });
    if (!sure) return;
    const outcome = await remove(memberId, shop.id);
    if (outcome.ok) toast.success(t('people:deleted'), takeBack(managerOf(person, memberId)));
    else outcome.tell(withReason(t('people:deleteFailed'), outcome.message));
  };

  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('peoplePage:shopsTitle', { name: shownName(person) })}
      width={520}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('common:close')}
          </Button>
          <Button onClick={onEdit}>{t('peoplePage:editShops')}</Button>
        </>
      }
    >
      {isFailed ? (
        <ErrorState onRetry={retry} />
      ) : !isComplete ? (
        <PageSkeleton of="rows" />
      ) : sections.length === 0 ? (
        <EmptyState title={t('people:noShops')} />
      ) : (
        <Stack gap="4">
          {sections.map(({ id, name, shops: own }) => (
            <Box as="section" key={id} aria-label={name ?? t('peoplePage:noGroup')}>
              <Text fontWeight="semibold" marginBottom="1">
                {name ?? t('peoplePage:noGroup')}{' '}
                <Text as="span" color="fg.muted" fontWeight="normal">
                  {t('words.shopCount', { count: own.length })}
                </Text>
              </Text>
              <Stack as="ul" gap="0" listStyleType="none">
                {own.map((shop) => (
                  <Flex as="li" key={shop.id} gap="2" align="center" minHeight="9" paddingBlock="1">
                    <PlatformMark platform={shop.platform} />
                    {/* The number goes below a name that has no room beside it. */}
                    <Flex flex="1" minWidth="0" wrap="wrap" columnGap="2" align="baseline">
                      <Text as="span" flex="1 1 auto" overflowWrap="anywhere">
                        {shop.name}
                      </Text>
                      <Text as="span" color="fg.muted" fontSize="xs">
                        {shop.mallId}
                      </Text>
                    </Flex>
                    {kind === 'MANAGER' && (
                      <Button
                        size="xs"
                        variant="ghost"
                        colorPalette="red"
                        minHeight={{ base: '44px', lg: '7' }}
                        aria-label={t('people:deletePhone', {
                          phone: shownName(person),
                          shop: shop.name,
                        })}
                        onClick={() => void takeAway(shop)}
                      >
                        {t('peoplePage:takeAway')}
                      </Button>
                    )}
                  </Flex>
                ))}
              </Stack>
            </Box>
          ))}
        </Stack>
      )}
    </AppDialog>
  );
};
