import type { AlertKind } from '../../../graphql/schema.generated.ts';

/** What of the alerts is looked at. */
export interface View {
  readonly kind: AlertKind | null;
  /** Global id of a shop. */
  readonly shopId: string | null;
  readonly isUnreadOnly: boolean;
}

export const everything: View = { kind: null, shopId: null, isUnreadOnly: false };

export const isNarrowed = ({ kind, shopId, isUnreadOnly }: View): boolean =>
  kind !== null || shopId !== null || isUnreadOnly;

export interface Filter {
  readonly kinds: AlertKind[] | null;
  readonly shopId: string | null;
}

/** What is counted and marked by a view; whether only what is unread is shown plays no part. */
export const filterOf = ({ kind, shopId }: View): Filter => ({
  kinds: kind === null ? null : [kind],
  shopId,
});
