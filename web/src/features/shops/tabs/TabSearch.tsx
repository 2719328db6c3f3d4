import { Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../shared/lists/CheckList.tsx';
import { isFound } from '../../../shared/lists/search.ts';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { type ListedShop, shopItem } from '../../../shop-scope/shop-item.tsx';

type Props = {
  readonly shops: readonly ListedShop[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
};

const SEARCH_DELAY_MS = 100;

/** All tabs, those out of sight too, to be searched and chosen. */
export default function TabSearch({ shops, selectedId, onSelect }: Props) {
  const { t } = useTranslation(['shopManage', 'common']);
  const [search, setSearch] = useState('');
  const items = useMemo(
    () => shops.filter(({ name, mallId }) => isFound(search, [name, mallId])).map(shopItem),
    [shops, search],
  );
  return (
    <Stack gap="2">
      <SearchInput
        label={t('tabs.search')}
        placeholder={t('words.shopNameOrId')}
        value={search}
        onSearch={setSearch}
        delayMs={SEARCH_DELAY_MS}
      />
      <CheckList
        label={t('tabs.all')}
        items={items}
        checked={new Set(selectedId === null ? [] : [selectedId])}
        isSingle
        onToggle={onSelect}
        empty={search === '' ? t('groups.noShops') : t('common:nothingFound', { search })}
        height="280px"
      />
    </Stack>
  );
}
