import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { keptDays } from '../../../../api/contract/rules/stock-moves.ts';
import { ariaSort, SortMark } from '../../shared/table/SortMark.tsx';
import { type ColumnKey, columns, isExplained } from './columns.ts';
import type { ListState, SortKey } from './list-url.ts';
import { PickBox } from './PickBox.tsx';
import type { Picked } from './use-picked.ts';
import type { ProductRow } from './variables.ts';

type Props = {
  readonly list: ListState;
  readonly shown: readonly ColumnKey[];
  /** The rows that are here, to be ticked together. */
  readonly loaded: readonly ProductRow[];
  readonly picked: Picked;
  readonly mayPick: boolean;
  readonly onSort: (key: SortKey) => void;
};

/** The heads of the columns; a click on one orders the list by it. */
export const TableHead = ({ list, shown, loaded, picked, mayPick, onSort }: Props) => {
  const { t } = useTranslation('products');
  const on = loaded.filter(({ id }) => picked.has(id)).length;
  const sort = (key: SortKey | null) => ariaSort(key === list.sort ? list.order : undefined);
  const label = (text: string, key: SortKey | null, help?: string) =>
    key === null ? (
      <span title={help}>{text}</span>
    ) : (
      <button
        type="button"
        data-sort
        onClick={() => onSort(key)}
        title={[help, t('row.toSorted', { column: text })].filter(Boolean).join('\n')}
      >
        {text}
        <SortMark order={key === list.sort ? list.order : undefined} />
      </button>
    );
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" aria-sort={sort('name')}>
          <Flex gap="2" align="center">
            {mayPick && (
              <PickBox
                label={t('row.pickAll')}
                checked={on === 0 ? false : on === loaded.length || 'indeterminate'}
                onChange={(isOn) => picked.pick(loaded, isOn)}
              />
            )}
            {label(t('columns.product'), 'name')}
          </Flex>
        </th>
        {shown.map((key) => (
          <th
            key={key}
            scope="col"
            data-figure={columns[key].isFigure || undefined}
            aria-sort={sort(columns[key].sort)}
          >
            {label(
              t(`columns.${key}`),
              columns[key].sort,
              isExplained(key) ? t(`help.${key}`, { days: keptDays }) : undefined,
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
};
