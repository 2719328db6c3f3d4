import { permissionItems } from '../../../../../api/contract/rules/permissions.ts';
import type { PeopleFilter, PeopleSort, PersonKind } from '../../../graphql/schema.generated.ts';
import { type Codec, oneOf, optionalOf, text } from '../../../shared/url-state/codec.ts';

/** Which of the people are looked at, and in which order, as it stands in the address. */

export const personKinds = [
  'MANAGER',
  'OPERATOR',
  'SHIPPER',
  'INVITED',
] as const satisfies readonly PersonKind[];

export const peopleSorts = [
  'ADDED',
  'SEEN',
  'AWAY',
  'SHOPS',
] as const satisfies readonly PeopleSort[];

const rights = permissionItems.map(({ id }) => String(id));

export interface View {
  readonly kind: PersonKind | null;
  readonly shopId: string;
  /** Id of a permission item; empty for any. */
  readonly right: string;
  readonly search: string;
  readonly sort: PeopleSort;
  /** From 1 on. */
  readonly page: number;
}

export const plainView: View = {
  kind: null,
  shopId: '',
  right: '',
  search: '',
  sort: 'ADDED',
  page: 1,
};

const right = optionalOf('right', rights);

const parts = {
  kind: optionalOf('kind', personKinds),
  shopId: text('shop', 80),
  search: text('q', 64),
  sort: oneOf<PeopleSort>('sort', peopleSorts),
} as const;

const mostPages = 1_000;

export const viewCodec: Codec<View> = {
  read: (params) => {
    const page = Number(params.get('page') ?? 1);
    return {
      kind: parts.kind.read(params),
      shopId: parts.shopId.read(params),
      right: right.read(params) ?? '',
      search: parts.search.read(params),
      sort: parts.sort.read(params),
      page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    };
  },
  write: (view) => ({
    ...parts.kind.write(view.kind),
    ...parts.shopId.write(view.shopId),
    ...right.write(view.right || null),
    ...parts.search.write(view.search),
    ...parts.sort.write(view.sort),
    page: view.page === 1 ? null : String(view.page),
  }),
};

/** What is asked for; what was not chosen is left out. */
export const filterOf = ({ kind, shopId, right: permission, search }: View): PeopleFilter => ({
  ...(kind && { kind }),
  ...(shopId && { shopId }),
  ...(permission && { permissionId: Number(permission) }),
  ...(search && { search }),
});

/** Whether nothing was narrowed down. */
export const isWhole = (view: View): boolean => Object.keys(filterOf(view)).length === 0;
