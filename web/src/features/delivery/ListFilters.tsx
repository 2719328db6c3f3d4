import { Box, Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../shared/lists/FilterSelect.tsx';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { isFiltered, type ListState, sortOf, sortsOf, unfiltered } from './list-url.ts';
import { type WarehouseCount, warehouseChoices } from './warehouses.ts';

type Props = {
  readonly list: ListState;
  readonly warehouses: readonly WarehouseCount[];
  readonly onChange: (part: Partial<ListState>) => void;
};

const types = ['all', 'self', 'manufacturer'] as const;

/** Which orders of a tab are shown, and in which order. */
export const ListFilters = ({ list, warehouses, onChange }: Props) => {
  const { t } = useTranslation(['delivery', 'tables']);
  const choices = warehouseChoices(warehouses, list.warehouse);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Segments
        label={t('delivery:filter.type')}
        value={list.type}
        segments={types.map((value) => ({ value, label: t(`delivery:filter.${value}`) }))}
        onChange={(type) => onChange({ type })}
      />
      <Segments
        label={t('delivery:filter.sort')}
        value={sortOf(list)}
        segments={sortsOf(list).map((value) => ({ value, label: t(`delivery:filter.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      {(choices.length > 1 || list.warehouse !== '') && (
        <FilterSelect
          label={t('delivery:export.warehouse')}
          none={t('delivery:filter.allWarehouses')}
          value={list.warehouse}
          choices={choices}
          onChange={(warehouse) => onChange({ warehouse })}
        />
      )}
      <Box width={{ base: 'full', md: '72' }}>
        <SearchInput
          label={t('delivery:filter.search')}
          placeholder={t('delivery:filter.searchPlaceholder')}
          value={list.search}
          onSearch={(search) => onChange({ search })}
          width="full"
        />
      </Box>
      {(isFiltered(list) || list.sort !== null) && (
        <Button
          size="sm"
          variant="ghost"
          minHeight={{ base: '44px', lg: '9' }}
          onClick={() => onChange({ ...unfiltered, sort: null })}
        >
          {t('tables:resetFilters')}
        </Button>
      )}
    </Flex>
  );
};
