import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { CheckList } from '../../../shared/lists/CheckList.tsx';
import { isFound } from '../../../shared/lists/search.ts';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { type ListedShop, shopItem } from '../../../shop-scope/shop-item.tsx';

type Props = {
  readonly title: string;
  readonly shops: readonly ListedShop[];
  readonly checked: ReadonlySet<string>;
  readonly onCheck: (checked: ReadonlySet<string>) => void;
  /** Moves one to the other side. */
  readonly onMove: (id: string) => void;
  readonly empty: string;
};

const SEARCH_DELAY_MS = 100;

/** One of the two lists: search, check all that is found, and the shops. */
export const TransferSide = ({ title, shops, checked, onCheck, onMove, empty }: Props) => {
  const { t } = useTranslation(['shopManage', 'common']);
  const [search, setSearch] = useState('');
  const found = shops.filter(({ name, mallId }) => isFound(search, [name, mallId]));
  const checkedHere = found.filter(({ id }) => checked.has(id)).length;
  const toggle = (id: string) => {
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    onCheck(next);
  };
  const all = found.length > 0 && checkedHere === found.length;
  return (
    <Box as="section" aria-label={title} minWidth="0" flex="1">
      <Flex justify="space-between" align="center" marginBottom="2" minHeight="6">
        <Text as="h3" fontWeight="semibold">
          {title}
          <Text as="span" color="fg.muted" fontWeight="normal" marginStart="2">
            {t('count', { count: shops.length })}
          </Text>
        </Text>
        <CheckField
          label={t('common:checkAll')}
          disabled={found.length === 0}
          checked={all ? true : checkedHere > 0 ? 'indeterminate' : false}
          onChange={() =>
            onCheck(
              all
                ? new Set([...checked].filter((id) => !found.some((shop) => shop.id === id)))
                : new Set([...checked, ...found.map(({ id }) => id)]),
            )
          }
        />
      </Flex>
      <Box marginBottom="2">
        <SearchInput
          label={t('settings.searchIn', { list: title })}
          placeholder={t('words.shopNameOrId')}
          value={search}
          onSearch={setSearch}
          delayMs={SEARCH_DELAY_MS}
        />
      </Box>
      <CheckList
        label={title}
        items={found.map(shopItem)}
        checked={checked}
        onToggle={toggle}
        onOpen={onMove}
        empty={search === '' ? empty : t('common:nothingFound', { search })}
        height="320px"
      />
    </Box>
  );
};
