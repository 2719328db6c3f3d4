import { useState } from 'react';
import { textLanguage } from '../../i18n/format.ts';
import type { Column } from './DataTable.tsx';

type Order = { readonly key: string; readonly isAscending: boolean };

/** The order after a press on a head: from the largest down, then the other way round, then as they came. */
const orderAfter = (order: Order | null, key: string): Order | null => {
  if (order?.key !== key) return { key, isAscending: false };
  return order.isAscending ? null : { key, isAscending: true };
};

/** The rows of a table that are all here, in the order of the column that the reader pressed. */
export function useRowOrder<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const [order, setOrder] = useState<Order | null>(null);
  const value = columns.find(({ key }) => key === order?.key)?.value;
  const isSortable = columns.some((column) => column.value !== undefined);
  return {
    rows: order && value ? rows.toSorted(comparing(value, order.isAscending ? 1 : -1)) : rows,
    ...(isSortable && {
      sortedBy: order?.key,
      isAscending: order?.isAscending === true,
      onSort: (key: string) => setOrder(orderAfter(order, key)),
    }),
  };
}

const comparing =
  <Row>(value: NonNullable<Column<Row>['value']>, sign: 1 | -1) =>
  (one: Row, other: Row): number => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return typeof a === 'number' && typeof b === 'number'
      ? sign * (a - b)
      : sign * String(a).localeCompare(String(b), textLanguage());
  };
