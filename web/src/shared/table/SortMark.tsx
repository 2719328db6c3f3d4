export type SortOrder = 'asc' | 'desc';

const marks = { asc: '\u00a0▲', desc: '\u00a0▼' } as const;
const words = { asc: 'ascending', desc: 'descending' } as const;

/** How a heading says by `aria-sort` that the table is in its order; undefined where it is in another's. */
export const ariaSort = (order: SortOrder | undefined): 'ascending' | 'descending' | undefined =>
  order && words[order];

/** The sign in the button of a heading: which way the table is in its order, or that it can be. Paper cannot. */
export const SortMark = ({ order }: { readonly order: SortOrder | undefined }) => (
  <span aria-hidden="true" data-unsorted={order ? undefined : ''}>
    {order ? marks[order] : '\u00a0▽'}
  </span>
);
