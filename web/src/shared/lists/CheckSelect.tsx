import { Box, Flex, Text } from '@chakra-ui/react';
import { type Ref, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../table/SearchInput.tsx';
import { CheckList, type CheckListItem, heightOf } from './CheckList.tsx';
import { allOption, optionsChecked, toggledOption } from './check-select.ts';
import { isFound } from './search.ts';

type Props = {
  readonly label: string;
  readonly items: readonly CheckListItem[];
  readonly checked: ReadonlySet<string>;
  readonly onChange: (checked: ReadonlySet<string>) => void;
  /** What stands in place of the options where there is none. */
  readonly empty: string;
  /** What is wrong, as a sentence; shown above the list, whose end may be out of sight, and told to screen readers. */
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly height?: string;
  /** What gets the focus where nothing was chosen that had to be. */
  readonly ref?: Ref<HTMLInputElement>;
};

const SEARCH_DELAY_MS = 100;

/** Many things to choose any number of: searched, and chosen all at once by the first option. */
export const CheckSelect = ({
  label,
  items,
  checked,
  onChange,
  empty,
  error,
  hint,
  height = '240px',
  ref,
}: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(
    () => items.filter(({ name, detail = '' }) => isFound(search, [name, detail])),
    [items, search],
  );
  const options = useMemo(
    () => (found.length === 0 ? [] : [{ id: allOption, name: t('checkAll') }, ...found]),
    [found, t],
  );
  const ids = found.map((item) => item.id);
  const count = items.filter((item) => checked.has(item.id)).length;
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      minWidth="0"
    >
      <Flex justify="space-between" align="baseline" gap="2" marginBottom="1.5">
        <Text as="span" id={`${id}-label`} fontWeight="medium">
          {label}
        </Text>
        <Text as="span" color="fg.muted" fontSize="xs" aria-live="polite">
          {t('checkedCount', { count, total: items.length })}
        </Text>
      </Flex>
      {error !== undefined && (
        <Text id={`${id}-error`} role="alert" color="fg.error" fontSize="xs" marginBottom="1.5">
          {error}
        </Text>
      )}
      {/* Where the focus comes here, what is wrong above it comes into sight too. */}
      <Box marginBottom="2" css={{ '& input': { scrollMarginTop: '16' } }}>
        <SearchInput
          label={t('searchIn', { list: label })}
          placeholder={t('searchPlaceholder')}
          ref={ref}
          value={search}
          onSearch={setSearch}
          delayMs={SEARCH_DELAY_MS}
        />
      </Box>
      <CheckList
        label={label}
        items={options}
        checked={optionsChecked(checked, ids)}
        onToggle={(option) => onChange(toggledOption(checked, option, ids))}
        empty={search === '' ? empty : t('nothingFound', { search })}
        // One under the other, lists are no higher than all their options; a search does not change that.
        height={{ base: `min(${height}, ${heightOf(items.length + 1)})`, md: height }}
      />
      {error === undefined && hint && (
        <Text color="fg.muted" fontSize="xs" marginTop="1.5">
          {hint}
        </Text>
      )}
    </Box>
  );
};
