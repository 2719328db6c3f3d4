import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../shared/lists/CheckList.tsx';
import { isFound } from '../../../shared/lists/search.ts';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { type ListedShop, shopItem } from '../../../shop-scope/shop-item.tsx';

type Props = {
  readonly label: string;
  readonly shops: readonly ListedShop[];
  readonly members: ReadonlySet<string>;
  /** Without it the members can only be read. */
  readonly onChange?: (members: ReadonlySet<string>) => void;
};

const SEARCH_DELAY_MS = 100;

/** Which of the shops, of both platforms and hidden ones too, belong to a group. */
export const GroupMembers = ({ label, shops, members, onChange }: Props) => {
  const { t } = useTranslation(['shopManage', 'common']);
  const [search, setSearch] = useState('');
  const [scope, setScope] = useState<'all' | 'members'>(onChange ? 'all' : 'members');
  const found = useMemo(
    () =>
      shops.filter(
        ({ id, name, mallId }) =>
          (scope === 'all' || members.has(id)) && isFound(search, [name, mallId]),
      ),
    [shops, scope, members, search],
  );
  const items = useMemo(() => found.map(shopItem), [found]);
  const areAllChecked = found.every(({ id }) => members.has(id));
  const toggle = (id: string) => {
    const next = new Set(members);
    if (!next.delete(id)) next.add(id);
    onChange?.(next);
  };
  const toggleAll = () => {
    const ids = found.map(({ id }) => id);
    const others = [...members].filter((id) => !ids.includes(id));
    onChange?.(new Set(areAllChecked ? others : [...others, ...ids]));
  };
  return (
    <Stack gap="2">
      <Flex gap="2" align="center" wrap="wrap">
        <SearchInput
          label={t('groups.searchShops')}
          placeholder={t('words.shopNameOrId')}
          value={search}
          onSearch={setSearch}
          delayMs={SEARCH_DELAY_MS}
          width="180px"
        />
        {onChange && (
          <Segments
            label={t('groups.filter')}
            value={scope}
            segments={[
              { value: 'all', label: t('groups.filterAll') },
              { value: 'members', label: t('groups.filterMembers') },
            ]}
            onChange={setScope}
          />
        )}
        <Text color="fg.muted" marginStart="auto" aria-live="polite">
          {t('groups.memberCount', { count: members.size, total: shops.length })}
        </Text>
        {onChange && (
          <Button size="xs" variant="ghost" disabled={found.length === 0} onClick={toggleAll}>
            {t(areAllChecked ? 'groups.uncheckAll' : 'common:checkAll')}
          </Button>
        )}
      </Flex>
      <CheckList
        label={label}
        items={items}
        checked={members}
        {...(onChange ? { onToggle: toggle } : {})}
        empty={
          search !== ''
            ? t('common:nothingFound', { search })
            : t(scope === 'members' ? 'groups.noMembers' : 'groups.noShops')
        }
        height="300px"
      />
    </Stack>
  );
};
