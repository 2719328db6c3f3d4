import { memo } from 'react';
import { cellOf } from './cells.tsx';
import { type ColumnKey, columns } from './columns.ts';
import { ProductCell } from './ProductCell.tsx';
import type { PickedRow } from './use-picked.ts';
import type { ProductRow } from './variables.ts';

/** What can be done with a row; the same object as long as nothing of it changes. */
export type RowActs = {
  /** Rows can be ticked by those who may enter costs. */
  readonly mayPick: boolean;
  readonly mayRename: boolean;
  readonly pick: (row: PickedRow, isOn: boolean) => void;
  readonly toggle: (id: string) => void;
  readonly open: (row: ProductRow) => void;
  readonly rename: (row: ProductRow) => void;
  /** Asks for the cost of all SKUs of a row. */
  readonly enterCost: (row: ProductRow) => void;
  /** Whether the next missing cost is asked for as soon as one was entered. */
  readonly goesOn: boolean;
  /** Saves the cost of one SKU; answers whether it was saved. */
  readonly saveCost: (row: ProductRow, cost: string) => Promise<boolean>;
};

type Props = {
  readonly row: ProductRow;
  /** Place among all lines, from 0. */
  readonly line: number;
  readonly shown: readonly ColumnKey[];
  readonly isPicked: boolean;
  /** Null where there is nothing to unfold. */
  readonly isUnfolded: boolean | null;
  readonly isChild: boolean;
  readonly acts: RowActs;
};

/** One product, SKC or SKU. Drawn again only when something of it changes, not with every scroll. */
export const ProductLine = memo((props: Props) => {
  const { row, line, shown, isPicked, isUnfolded, isChild, acts } = props;
  return (
    <tr
      tabIndex={-1}
      aria-rowindex={line + 2}
      data-picked={isPicked || undefined}
      data-child={isChild || undefined}
    >
      <ProductCell
        row={row}
        isPicked={isPicked}
        isUnfolded={isUnfolded}
        isChild={isChild}
        acts={acts}
      />
      {shown.map((key) => (
        <td key={key} data-figure={columns[key].isFigure || undefined}>
          {cellOf(key, row, acts)}
        </td>
      ))}
    </tr>
  );
});
