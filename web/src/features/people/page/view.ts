import { permissionItems } from '../../../../../api/contract/rules/permissions.ts';
import type { PeopleFilter, PeopleSort, PersonKind } from '../../../graphql/schema.generated.ts';
import { oneOf, optionalOf, pageUpTo, text, together } from '../../../shared/url-state/codec.ts';

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

export const viewCodec = together<View>({
  kind: optionalOf('kind', personKinds),
  shopId: text('shop', 80),
  right: oneOf('right', ['', ...rights]),
  search: text('q', 64),
  sort: oneOf('sort', peopleSorts),
  page: pageUpTo(1_000),
});

/** What is asked for; what was not chosen is left out. */
export const filterOf = ({ kind, shopId, right: permission, search }: View): PeopleFilter => ({
  ...(kind && { kind }),
  ...(shopId && { shopId }),
  ...(permission && { permissionId: Number(permission) }),
  ...(search && { search }),
});

/** Whether nothing was narrowed down. */
export const isWhole = (view: View): boolean => Object.keys(filterOf(view)).length === 0;
