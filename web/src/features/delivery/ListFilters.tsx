import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { FilterSelect } from '../../shared/lists/FilterSelect.tsx';
import { FilterForm } from '../../shared/table/FilterForm.tsx';
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
  const { t } = useTranslation('delivery');
  const { id: userId } = useViewer();
  const choices = warehouseChoices(warehouses, list.warehouse);
  const isReset = !isFiltered(list) && list.sort === null;
  return (
    <FilterForm
      userId={userId}
      table="delivery"
      label={t('filter.form')}
      active={[list.warehouse !== '', list.sort !== null].filter(Boolean).length}
      onReset={isReset ? undefined : () => onChange({ ...unfiltered, sort: null })}
      lead={
        <>
          <Segments
            label={t('filter.type')}
            value={list.type}
            segments={types.map((value) => ({ value, label: t(`filter.${value}`) }))}
            onChange={(type) => onChange({ type })}
          />
          <SearchInput
            label={t('filter.search')}
            placeholder={t('filter.searchPlaceholder')}
            value={list.search}
            onSearch={(search) => onChange({ search })}
            width="64"
            takesScans
          />
        </>
      }
    >
      <Segments
        label={t('filter.sort')}
        value={sortOf(list)}
        segments={sortsOf(list).map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      {(choices.length > 1 || list.warehouse !== '') && (
        <FilterSelect
          label={t('export.warehouse')}
          none={t('filter.allWarehouses')}
          value={list.warehouse}
          choices={choices}
          onChange={(warehouse) => onChange({ warehouse })}
        />
      )}
    </FilterForm>
  );
};
