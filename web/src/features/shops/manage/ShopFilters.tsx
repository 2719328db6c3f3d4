import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { FilterForm } from '../../../shared/table/FilterForm.tsx';
import { SearchInput } from '../../../shared/table/SearchInput.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { type Filter, isFiltered, unfiltered } from './filter.ts';

type Props = { readonly filter: Filter; readonly onFilter: (filter: Filter) => void };

/** By what the shops are narrowed down. */
export function ShopFilters({ filter, onFilter }: Props) {
  const { t } = useTranslation(['shopManage', 'shops']);
  const { id: userId } = useViewer();
  const { search, market, state } = filter;
  return (
    <FilterForm
      userId={userId}
      table="shops"
      active={[market !== 'any', state !== 'any'].filter(Boolean).length}
      onReset={isFiltered(filter) ? () => onFilter(unfiltered) : undefined}
      lead={
        <SearchInput
          label={t('shopManage:manage.search')}
          placeholder={t('shopManage:manage.searchPlaceholder')}
          value={search}
          onSearch={(next) => onFilter({ ...filter, search: next })}
          width="240px"
        />
      }
    >
      <Segments
        label={t('shopManage:manage.market')}
        value={market}
        segments={[
          { value: 'any', label: t('shopManage:manage.anyMarket') },
          { value: 'temu', label: t('platform.TEMU') },
          { value: 'shein', label: t('platform.SHEIN') },
        ]}
        onChange={(next) => onFilter({ ...filter, market: next })}
      />
      <Segments
        label={t('shopManage:manage.column.state')}
        value={state}
        segments={[
          { value: 'any', label: t('shopManage:manage.anyState') },
          { value: 'shown', label: t('shopManage:manage.shown') },
          { value: 'hidden', label: t('shopManage:manage.hidden') },
        ]}
        onChange={(next) => onFilter({ ...filter, state: next })}
      />
    </FilterForm>
  );
}
