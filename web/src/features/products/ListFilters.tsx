import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { FilterForm } from '../../shared/table/FilterForm.tsx';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { SetByLink } from '../../shared/table/SetByLink.tsx';
import { CheckMenu } from './CheckMenu.tsx';
import { hints, type ListState, levels, productHint, statuses } from './list-url.ts';

type Props = {
  readonly list: ListState;
  readonly categories: readonly string[];
  readonly mayLookCost: boolean;
  readonly onChange: (part: Partial<ListState>) => void;
};

/** Which products are shown, and at which level. */
export const ListFilters = ({ list, categories, mayLookCost, onChange }: Props) => {
  const { t } = useTranslation('products');
  const { id: userId } = useViewer();
  /** How many are chosen; the list below the button says which. */
  const textOf = (label: string, count: number) =>
    count === 0 ? label : t('filter.chosen', { label, count });
  const offered = [...new Set([...categories, ...list.categories])];
  return (
    <FilterForm
      userId={userId}
      table="products"
      label={t('filter.form')}
      active={
        [
          list.code !== '',
          list.isPaid,
          list.statuses.length > 0,
          list.categories.length > 0,
          list.hint !== null,
          list.stock !== null,
          list.cost !== null,
          list.price !== null,
          list.created !== null,
          list.isSold,
          list.isLossy,
          list.change !== null,
        ].filter(Boolean).length
      }
      lead={
        <>
          <Segments
            label={t('level.label')}
            value={list.level}
            segments={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
            onChange={(level) => onChange({ level })}
          />
          <SearchInput
            label={t('words.searchProducts')}
            placeholder={t('searchPlaceholder')}
            value={list.search}
            onSearch={(search) => onChange({ search })}
            width="52"
          />
        </>
      }
    >
      <CheckMenu
        label={t('words.status')}
        text={textOf(t('words.status'), list.statuses.length)}
        items={statuses.map((id) => ({ id, name: t(`status.${id}`) }))}
        chosen={list.statuses}
        onChoose={(ids) =>
          onChange({ statuses: statuses.filter((status) => ids.includes(status)) })
        }
        empty=""
      />
      <CheckMenu
        label={t('words.category')}
        text={textOf(t('words.category'), list.categories.length)}
        items={offered.map((name) => ({ id: name, name }))}
        chosen={list.categories}
        onChoose={(ids) => onChange({ categories: ids })}
        search={t('words.searchCategories')}
        empty={t('filter.noCategory')}
      />
      <Segments
        label={t('filter.hint')}
        value={list.hint ?? 'any'}
        segments={[
          { value: 'any', label: t('filter.anyHint') },
          ...hints.map((value) => ({ value, label: t(`hint.${productHint[value]}`) })),
        ]}
        onChange={(value) => onChange({ hint: value === 'any' ? null : value })}
      />
      {list.code !== '' && (
        <SetByLink
          name={t('row.code', { code: list.code })}
          title={t('filter.codeTitle')}
          onClear={() => onChange({ code: '' })}
        />
      )}
      {list.isPaid && (
        <SetByLink
          name={t('filter.paid')}
          title={t('filter.paidTitle')}
          onClear={() => onChange({ isPaid: false })}
        />
      )}
      {list.stock !== null && (
        <SetByLink
          name={t(`filter.stock.${list.stock}`)}
          title={t(`filter.stockTitle.${list.stock}`)}
          onClear={() => onChange({ stock: null })}
        />
      )}
      {list.price !== null && (
        <SetByLink
          name={
            list.price.below === null
              ? t('filter.price.above', { from: list.price.from })
              : t('filter.price.between', { from: list.price.from, to: list.price.below })
          }
          title={t('filter.price.title')}
          onClear={() => onChange({ price: null })}
        />
      )}
      {list.created !== null && (
        <SetByLink
          name={
            list.created.start === list.created.end
              ? t('filter.created.day', { day: list.created.start })
              : t('filter.created.days', list.created)
          }
          title={t('filter.created.title')}
          onClear={() => onChange({ created: null })}
        />
      )}
      {list.isSold && (
        <SetByLink
          name={t('filter.sold')}
          title={t('filter.soldTitle')}
          onClear={() => onChange({ isSold: false })}
        />
      )}
      {list.isLossy && (
        <SetByLink
          name={t('filter.loss')}
          title={t('filter.lossTitle')}
          onClear={() => onChange({ isLossy: false })}
        />
      )}
      {list.change !== null && (
        <SetByLink
          name={t(`filter.change.${list.change}`)}
          title={t('filter.change.title')}
          onClear={() => onChange({ change: null })}
        />
      )}
      {mayLookCost && (
        <Segments
          label={t('filter.cost')}
          value={list.cost ?? 'any'}
          segments={[
            { value: 'any', label: t('filter.anyCost') },
            { value: 'with', label: t('filter.withCost') },
            { value: 'without', label: t('filter.withoutCost') },
            { value: 'below', label: t('filter.belowFloor') },
          ]}
          onChange={(value) => onChange({ cost: value === 'any' ? null : value })}
        />
      )}
    </FilterForm>
  );
};
