import { Box, Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { type ListState, sortOf, sorts } from './list-url.ts';

type Props = {
  readonly list: ListState;
  readonly onChange: (part: Partial<ListState>) => void;
};

const types = ['all', 'self', 'manufacturer'] as const;

/** Which orders of a tab are shown, and in which order. */
export const ListFilters = ({ list, onChange }: Props) => {
  const { t } = useTranslation(['delivery', 'tables']);
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
        segments={sorts.map((value) => ({ value, label: t(`delivery:filter.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <Box width={{ base: 'full', md: '72' }}>
        <SearchInput
          label={t('delivery:filter.search')}
          placeholder={t('delivery:filter.searchPlaceholder')}
          value={list.search}
          onSearch={(search) => onChange({ search })}
          width="full"
        />
      </Box>
      {(list.type !== 'all' || list.search !== '' || list.sort !== null) && (
        <Button
          size="sm"
          variant="ghost"
          minHeight={{ base: '44px', lg: '9' }}
          onClick={() => onChange({ type: 'all', search: '', sort: null })}
        >
          {t('tables:resetFilters')}
        </Button>
      )}
    </Flex>
  );
};
