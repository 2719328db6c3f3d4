import type { TodoFilter, TodoKind } from '../../graphql/schema.generated.ts';
import { type Codec, oneOf, optionalOf } from '../../shared/url-state/codec.ts';

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

const parts = {
  filter: oneOf<TodoFilter>('list', filters),
  kind: optionalOf('kind', kinds),
} as const;

const mostPages = 1_000;

export const viewCodec: Codec<View> = {
  read: (params) => {
    const page = Number(params.get('page') ?? 1);
    return {
      filter: parts.filter.read(params),
      kind: parts.kind.read(params),
      page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    };
  },
  write: ({ filter, kind, page }) => ({
    ...parts.filter.write(filter),
    ...parts.kind.write(kind),
    page: page === 1 ? null : String(page),
  }),
};
