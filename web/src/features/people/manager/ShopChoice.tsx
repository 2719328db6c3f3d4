import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { CheckList } from '../../../shared/lists/CheckList.tsx';
import { isFound } from '../../../shared/lists/search.ts';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { useDirectory } from '../../../shop-scope/use-directory.ts';

type Market = 'TEMU' | 'SHEIN';

type Props = {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly isOpen: boolean;
};

const names = { TEMU: 'temu', SHEIN: 'shein' } as const;
const SEARCH_DELAY_MS = 100;

/** The shops that a manager is to see, temu and shein apart; only those in sight are drawn. */
export const ShopChoice = ({ chosen, onChange, isOpen }: Props) => {
  const { t } = useTranslation(['people', 'common']);
  const { shops, hidden, isComplete, isFailed, retry } = useDirectory();
  const [market, setMarket] = useState<Market>('TEMU');
  const [search, setSearch] = useState('');
  const checked = useMemo(() => new Set(chosen), [chosen]);
  const own = useMemo(
    () => [...shops, ...hidden].filter(({ platform }) => platform === market),
    [shops, hidden, market],
  );
  const items = useMemo(
    () =>
      own
        .filter(({ name, mallId }) => isFound(search, [name, mallId]))
        .map(({ id, name, mallId }) => ({ id, name, detail: mallId })),
    [own, search],
  );
  const count = own.filter(({ id }) => checked.has(id)).length;
  const areAll = own.length > 0 && count === own.length;
  const toggle = (id: string) =>
    onChange(checked.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const toggleAll = () => {
    const ids = new Set(own.map(({ id }) => id));
    const others = chosen.filter((id) => !ids.has(id));
    onChange(areAll ? others : [...others, ...ids]);
  };
  const label = `${names[market]} ${t('form.shops')}`;
  return (
    <Stack gap="2" width="full">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text fontSize="sm" fontWeight="medium">
          {t('form.shops')}
        </Text>
        <Segments
          label={t('form.platform')}
          value={market}
          segments={[
            { value: 'TEMU', label: names.TEMU },
            { value: 'SHEIN', label: names.SHEIN },
          ]}
          onChange={(next) => {
            setMarket(next);
            setSearch('');
          }}
        />
      </Flex>
      <Flex gap="3" align="center" wrap="wrap">
        <CheckField
          label={t('common:checkAll')}
          checked={areAll ? true : count > 0 ? 'indeterminate' : false}
          disabled={!isOpen || !isComplete || own.length === 0}
          onChange={toggleAll}
        />
        <Text color="fg.muted" fontSize="sm" aria-live="polite">
          {isComplete && t('form.chosen', { count, total: own.length })}
        </Text>
        <Box marginStart="auto">
          <SearchInput
            key={market}
            label={t('words.searchShops')}
            placeholder={t('words.shopNameOrId')}
            value={search}
            onSearch={setSearch}
            delayMs={SEARCH_DELAY_MS}
            width="180px"
          />
        </Box>
      </Flex>
      <Box opacity={isOpen ? 1 : 0.6}>
        {isFailed ? (
          <ErrorState onRetry={retry} />
        ) : !isComplete ? (
          <PageSkeleton of="rows" />
        ) : (
          <CheckList
            label={label}
            items={items}
            checked={checked}
            {...(isOpen ? { onToggle: toggle } : {})}
            empty={
              search === ''
                ? t('form.noShopsOn', { platform: names[market] })
                : t('common:nothingFound', { search })
            }
            height="200px"
          />
        )}
      </Box>
    </Stack>
  );
};
