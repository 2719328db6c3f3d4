import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { Select } from '../../shared/forms/Select.tsx';
import { FilterForm } from '../../shared/table/FilterForm.tsx';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import type { ListingsQuery } from './Listings.generated.ts';
import { isFiltered, type ListState, platforms, states, unfiltered } from './list-url.ts';

type Counts = ListingsQuery['listings']['counts'];

type Props = {
  readonly list: ListState;
  readonly counts: Counts | null;
  readonly onChange: (part: Partial<ListState>) => void;
};

const countOf = {
  DRAFT: 'draft',
  TRANSLATING: 'translating',
  INCOMPLETE: 'incomplete',
  READY: 'ready',
  PUBLISHING: 'publishing',
  PUBLISHED: 'published',
  FAILED: 'failed',
} as const satisfies Record<(typeof states)[number], keyof Counts>;

const StateButton = chakra('button', {
  base: {
    minHeight: { base: '44px', lg: '8' },
    paddingInline: '3',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-pressed="true"]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
});

/** Which listings are shown. Each state says how many there are of the same search. */
export const ListingFilters = ({ list, counts, onChange }: Props) => {
  const { t } = useTranslation('listing');
  const { id: userId } = useViewer();
  const all =
    counts === null ? null : Object.values(countOf).reduce((n, key) => n + counts[key], 0);
  return (
    <Flex direction="column" gap="3" minWidth="0">
      <Flex role="group" aria-label={t('words.status')} gap="1" overflowX="auto" minWidth="0">
        <StateButton
          type="button"
          aria-pressed={list.state === null}
          onClick={() => onChange({ state: null })}
        >
          {t('filter.allStates')} {all ?? ''}
        </StateButton>
        {states.map((state) => (
          <StateButton
            key={state}
            type="button"
            aria-pressed={list.state === state}
            onClick={() => onChange({ state })}
          >
            {t(`state.${state}`)} {counts?.[countOf[state]] ?? ''}
          </StateButton>
        ))}
      </Flex>
      <FilterForm
        userId={userId}
        table="listings"
        active={list.platform === null ? 0 : 1}
        onReset={isFiltered(list) ? () => onChange(unfiltered) : undefined}
        lead={
          <SearchInput
            label={t('filter.search')}
            placeholder={t('filter.searchPlaceholder')}
            value={list.search}
            onSearch={(search) => onChange({ search })}
            width="72"
          />
        }
      >
        <Select
          width={{ base: 'full', md: '44' }}
          label={t('filter.platform')}
          value={list.platform ?? ''}
          options={[
            { value: '', label: t('filter.allPlatforms') },
            ...platforms.map((value) => ({ value, label: t(`platform.${value}`) })),
          ]}
          onChange={(platform) => onChange({ platform: platform || null })}
        />
      </FilterForm>
    </Flex>
  );
};
