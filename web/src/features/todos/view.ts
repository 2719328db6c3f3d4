import type { TodoFilter, TodoKind } from '../../graphql/schema.generated.ts';
import { oneOf, optionalOf, pageUpTo, together } from '../../shared/url-state/codec.ts';

/** Which of what there is to do is looked at, as it stands in the address. */

export const filters = ['OPEN', 'MINE', 'PUT_OFF'] as const satisfies readonly TodoFilter[];

export const kinds = [
  'OVERDUE',
  'DUE_SOON',
  'VIOLATION',
  'SOLD_OUT',
  'LACKING',
  'UNCOSTED',
  'REJECTED',
  'REBIND',
  'RENEWAL',
] as const satisfies readonly TodoKind[];

export interface View {
  readonly filter: TodoFilter;
  readonly kind: TodoKind | null;
  /** From 1 on. */
  readonly page: number;
}

/** Filters that leave nothing out. */
export const unfiltered = { filter: 'OPEN', kind: null } as const;

export const isFiltered = ({ filter, kind }: View): boolean => filter !== 'OPEN' || kind !== null;

export const viewCodec = together<View>({
  filter: oneOf('list', filters),
  kind: optionalOf('kind', kinds),
  page: pageUpTo(1_000),
});
