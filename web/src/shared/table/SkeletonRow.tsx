import { Skeleton } from '@chakra-ui/react';
import { isWholeWanted } from '../whole-page.ts';

type Props = {
  readonly columns: readonly { readonly key: string }[];
  /** The rows of the table have a head of their own, which leads the columns. */
  readonly hasRowHead?: boolean;
  /** Place among all lines, from 0, in a table of which not all are drawn. */
  readonly line?: number;
};

/** The outline of a row that is on its way: a bar in each cell, as high as the row will be. Paper waits for it. */
export const SkeletonRow = ({ columns, hasRowHead = false, line }: Props) => {
  const isWhole = isWholeWanted.use();
  const place = line === undefined ? undefined : line + 2;
  // Of hundreds that are wanted at once the bars would take longer than the rows.
  if (isWhole) {
    return (
      <tr data-waiting aria-rowindex={place}>
        <td colSpan={columns.length + (hasRowHead ? 1 : 0)} />
      </tr>
    );
  }
  return (
    <tr data-waiting aria-rowindex={place}>
      {hasRowHead && (
        <th scope="row">
          <Skeleton height="4" />
        </th>
      )}
      {columns.map(({ key }) => (
        <td key={key}>
          <Skeleton height="4" />
        </td>
      ))}
    </tr>
  );
};
