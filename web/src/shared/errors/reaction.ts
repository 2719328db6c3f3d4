/**
 * What the person sees of a failed request: the one table of it, pure.
 * Codes are the server's closed list of `extensions.code`.
 */

export interface Failure {
  /** `extensions.code` of a GraphQL error; absent when no GraphQL answer came. */
  readonly code?: string | undefined;
  readonly message: string;
  /** HTTP status, when the answer was not a usable one. */
  readonly status?: number | undefined;
  /** The server says that clients show nothing. */
  readonly silent?: boolean | undefined;
  /** The message is in the language of the page already. */
  readonly isTold?: boolean | undefined;
  /** Number with which the data service refused: 1 for a rule of the business. */
  readonly resultCode?: number | undefined;
}

export type Reaction =
  | { readonly kind: 'silent' }
  | { readonly kind: 'visitorTips' }
  /** A text of the catalogue by its key, or one of the server. */
  | { readonly kind: 'toast'; readonly text: string }
  | { readonly kind: 'toast'; readonly key: 'unknownError' | 'networkError' | 'serverAway' }
  | { readonly kind: 'signOut'; readonly text: string | undefined };

const silent: Reaction = { kind: 'silent' };

/** Sellers are answered in Chinese, or in their language; another message is meant for developers. */
export const isForSellers = ({ message, isTold }: Pick<Failure, 'message' | 'isTold'>): boolean =>
  isTold === true || /\p{Script=Han}/u.test(message);

const toastOf = (failure: Failure): Reaction =>
  isForSellers(failure)
    ? { kind: 'toast', text: failure.message }
    : { kind: 'toast', key: 'unknownError' };

/** The data service's own words, as they are (specification section 8). */
function refusalOf({ message, resultCode = 1 }: Failure, isVisitor: boolean): Reaction {
  if (resultCode !== 1 && (isVisitor || message === 'error')) return silent;
  return message === '' ? { kind: 'toast', key: 'unknownError' } : { kind: 'toast', text: message };
}

export function reactionTo(failure: Failure, isVisitor: boolean): Reaction {
  if (failure.silent || failure.code === 'EMPTY_SHOP' || failure.status === 403) return silent;
  if (failure.status === 401) return { kind: 'signOut', text: undefined };
  switch (failure.code) {
    case 'UNAUTHENTICATED':
      return { kind: 'signOut', text: isForSellers(failure) ? failure.message : undefined };
    case 'VISITOR_BLOCKED':
      return { kind: 'visitorTips' };
    case 'UPSTREAM_REFUSED':
      return refusalOf(failure, isVisitor);
    case undefined:
      if (failure.status === undefined) return { kind: 'toast', key: 'networkError' };
      // What stands before the server has answered in its place, as while it starts anew.
      return { kind: 'toast', key: failure.status >= 502 ? 'serverAway' : 'unknownError' };
    default:
      if (isVisitor || failure.message === 'error') return silent;
      return toastOf(failure);
  }
}
