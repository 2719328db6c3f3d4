import { isDay } from '../../../../api/contract/rules/calendar.ts';
import type { AuditFilter, AuditKind, AuditOutcome } from '../../graphql/schema.generated.ts';
import { type Codec, optionalOf, pageUpTo, text, together } from '../../shared/url-state/codec.ts';

/** What of the log is looked at, as it stands in the address. */

export const auditKinds = [
  'SHOPS',
  'PRODUCTS',
  'DELIVERY',
  'PEOPLE',
  'TODOS',
  'BINDING',
  'BILLING',
  'IMPORTS',
  'EXPORTS',
  'LABELS',
  'LISTING',
  'ACCOUNT',
  'DESKTOP',
  'PUSH',
] as const satisfies readonly AuditKind[];

export const auditOutcomes = [
  'DONE',
  'REFUSED',
  'FAILED',
] as const satisfies readonly AuditOutcome[];

export interface View {
  readonly from: string;
  readonly to: string;
  readonly personId: string;
  readonly shopId: string;
  readonly kind: AuditKind | null;
  readonly outcome: AuditOutcome | null;
  readonly search: string;
  /** From 1 on. */
  readonly page: number;
}

export const plainView: View = {
  from: '',
  to: '',
  personId: '',
  shopId: '',
  kind: null,
  outcome: null,
  search: '',
  page: 1,
};

const day = (name: string): Codec<string> => {
  const any = text(name, 10);
  return {
    read: (params) => (isDay(any.read(params)) ? any.read(params) : ''),
    write: any.write,
  };
};

export const viewCodec = together<View>({
  from: day('from'),
  to: day('to'),
  personId: text('person', 20),
  shopId: text('shop', 80),
  kind: optionalOf('kind', auditKinds),
  outcome: optionalOf('outcome', auditOutcomes),
  search: text('q', 64),
  page: pageUpTo(5_000),
});

/** What is asked for; what was not chosen is left out. */
export const filterOf = ({ page: _page, ...view }: View): AuditFilter => ({
  ...(view.from && { from: view.from }),
  ...(view.to && { to: view.to }),
  ...(view.personId && { personId: view.personId }),
  ...(view.shopId && { shopId: view.shopId }),
  ...(view.kind && { kind: view.kind }),
  ...(view.outcome && { outcome: view.outcome }),
  ...(view.search && { search: view.search }),
});
