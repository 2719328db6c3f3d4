import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { permissionItems } from '../../../../../api/contract/rules/permissions.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { FilterSelect } from '../../../shared/lists/FilterSelect.tsx';
import { FilterForm } from '../../../shared/table/FilterForm.tsx';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { isWhole, peopleSorts, personKinds, plainView, type View } from './view.ts';

type Props = { readonly view: View; readonly onView: (view: View) => void };

/** By what the people are narrowed down and ordered; every choice begins at the first page. */
export function PeopleFilters({ view, onView }: Props) {
  const { t } = useTranslation('peoplePage');
  const { id: userId } = useViewer();
  const { shops, hidden } = useDirectory();
  const set = (part: Partial<View>) => onView({ ...view, ...part, page: 1 });
  return (
    <FilterForm
      userId={userId}
      table="people"
      label={t('filters')}
      active={[view.kind, view.shopId, view.right].filter(Boolean).length}
      onReset={isWhole(view) ? undefined : () => onView({ ...plainView, sort: view.sort })}
      lead={
        <Box width={{ base: 'full', md: '60' }}>
          <SearchInput
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            value={view.search}
            onSearch={(search) => set({ search })}
          />
        </Box>
      }
    >
      <FilterSelect
        label={t('words.role')}
        none={t('allKinds')}
        value={view.kind ?? ''}
        choices={personKinds.map((kind) => ({ value: kind, label: t(`roles.${kind}`) }))}
        onChange={(kind) => set({ kind: kind || null })}
      />
      <FilterSelect
        label={t('words.shop')}
        none={t('words.allShops')}
        value={view.shopId}
        choices={[...shops, ...hidden].map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(shopId) => set({ shopId })}
      />
      <FilterSelect
        label={t('right')}
        none={t('allRights')}
        value={view.right}
        choices={permissionItems.map(({ id }) => ({ value: String(id), label: t(`items.${id}`) }))}
        onChange={(right) => set({ right })}
      />
      <FilterSelect
        label={t('words.sortBy')}
        value={view.sort}
        choices={peopleSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        onChange={(sort) => set({ sort: sort || 'ADDED' })}
      />
    </FilterForm>
  );
}
