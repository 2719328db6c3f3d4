import { Button, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longTime } from '../../shared/date-range/time-text.ts';
import { CheckList } from '../../shared/lists/CheckList.tsx';
import { isFound } from '../../shared/lists/search.ts';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { DirectoryFailure } from '../../shop-scope/DirectoryFailure.tsx';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { type DirectoryShop, useDirectory } from '../../shop-scope/use-directory.ts';

type Props = {
  /** Those that can be renewed. */
  readonly shops: readonly DirectoryShop[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
  readonly finalFocus?: () => HTMLElement | null;
};

/** As many as one order takes. */
const most = 200;

const endOf = ({ expiresAt }: DirectoryShop): number =>
  expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);

/** Which shops are to be renewed; those that end first stand first. */
export function ShopChooser({ shops, chosen, onChoose, onNext, onClose, finalFocus }: Props) {
  const { t } = useTranslation(['billing', 'shopManage']);
  const { isComplete, isFailed } = useDirectory();
  const [search, setSearch] = useState('');
  const items = useMemo(
    () =>
      shops
        .filter(({ name, mallId }) => isFound(search, [name, mallId]))
        .toSorted((one, other) => endOf(one) - endOf(other))
        .map((shop) => ({
          id: shop.id,
          name: shop.name,
          detail: t(endOf(shop) <= Date.now() ? 'billing:expiredAt' : 'billing:expiresAt', {
            day: longTime(endOf(shop)),
          }),
          mark: <PlatformMark platform={shop.platform} />,
        })),
    [shops, search, t],
  );
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('billing:choose')}
      width={480}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <Button disabled={chosen.size === 0 || chosen.size > most} onClick={onNext}>
          {t('billing:next', { count: chosen.size })}
        </Button>
      }
    >
      <Stack gap="3">
        <Text color="fg.muted">{t('billing:chooseHint')}</Text>
        <SearchInput
          label={t('shopManage:groups.searchShops')}
          placeholder={t('words.shopNameOrId')}
          value={search}
          onSearch={setSearch}
          delayMs={100}
          width="full"
        />
        {isComplete || shops.length > 0 ? (
          <CheckList
            label={t('billing:choose')}
            items={items}
            checked={chosen}
            onToggle={(id) => {
              const next = new Set(chosen);
              if (!next.delete(id)) next.add(id);
              onChoose(next);
            }}
            empty={t('billing:chooseNone')}
            height="320px"
          />
        ) : (
          !isFailed && <PageSkeleton of="rows" />
        )}
        <DirectoryFailure />
      </Stack>
    </AppDialog>
  );
}
