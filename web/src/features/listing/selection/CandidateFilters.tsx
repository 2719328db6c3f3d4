import { Box, Flex, Input, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { filterNumber } from '../../../shared/forms/number-filter.ts';
import { Select } from '../../../shared/forms/Select.tsx';
import { FilterForm } from '../../../shared/table/FilterForm.tsx';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { type CandidateList, isFiltered, noFilter, sorts } from './candidate-url.ts';

type Props = {
  readonly list: CandidateList;
  readonly categories: readonly { readonly name: string; readonly count: number }[];
  readonly onChange: (part: Partial<CandidateList>) => void;
};

/** Which candidates are shown, and in which order. */
export const CandidateFilters = ({ list, categories, onChange }: Props) => {
  const { t } = useTranslation('selectionTool');
  const { id: userId } = useViewer();
  const isOffered = categories.some(({ name }) => name === list.category);
  return (
    <FilterForm
      userId={userId}
      table="candidates"
      label={t('filter.form')}
      active={[list.category !== '', list.min !== '', list.max !== ''].filter(Boolean).length}
      onReset={isFiltered(list) ? () => onChange(noFilter) : undefined}
      lead={
        <>
          <Box overflowX="auto" maxWidth="full">
            <Segments
              label={t('words.sortBy')}
              value={list.sort}
              segments={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
              onChange={(sort) => onChange({ sort })}
            />
          </Box>
          <SearchInput
            label={t('words.searchProducts')}
            placeholder={t('filter.searchPlaceholder')}
            value={list.search}
            onSearch={(search) => onChange({ search })}
            width="56"
          />
        </>
      }
    >
      <Select
        width={{ base: 'full', md: '44' }}
        label={t('words.category')}
        value={list.category}
        options={[
          { value: '', label: t('filter.allCategories') },
          ...(isOffered || list.category === ''
            ? []
            : [{ value: list.category, label: list.category }]),
          ...categories.map(({ name, count }) => ({
            value: name,
            label: t('filter.categoryCount', { name, count }),
          })),
        ]}
        onChange={(category) => onChange({ category })}
      />
      <Flex gap="2" align="center" role="group" aria-label={t('filter.price')}>
        <PriceLimit
          label={t('filter.min')}
          value={list.min}
          onChange={(min) => onChange({ min })}
        />
        <Text color="fg.muted">–</Text>
        <PriceLimit
          label={t('filter.max')}
          value={list.max}
          onChange={(max) => onChange({ max })}
        />
      </Flex>
    </FilterForm>
  );
};

type LimitProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A limit in yuan; it counts when the field is left, or at Enter. */
const PriceLimit = ({ label, value, onChange }: LimitProps) => {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const done = () => {
    const next = typed.replace(/\.$/, '').replace(/^0+(?=\d)/, '');
    if (next !== value) onChange(next);
  };
  return (
    <Box width="28">
      <Input
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        maxLength={9}
        value={typed}
        onChange={({ target }) => setTyped(filterNumber(target.value, 2))}
        onBlur={done}
        onKeyDown={({ key }) => {
          if (key === 'Enter') done();
        }}
      />
    </Box>
  );
};
