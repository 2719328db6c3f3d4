import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { toast } from '../../../shared/ui/toast.ts';

/** What a mutation of the account answers: a payload with an expected refusal, or a fault. */
export interface Refusal {
  readonly message: string;
  readonly field: string | null;
}

/** Shows the server's message of a refusal, or the general text where it has none. */
export function showRefusal(refusal: Refusal | null | undefined, general: string): void {
  toast.error(refusal?.message || general);
}

const isForSellers = (message: string) => /\p{Script=Han}/u.test(message);

/**
 * Shows why a mutation failed altogether. A connection that broke has been shown by the error link
 * already; other faults are not shown to visitors there, but a form must answer.
 */
export function showFault(error: unknown, general: string): void {
  if (!CombinedGraphQLErrors.is(error)) return;
  const message = error.errors[0]?.message ?? '';
  toast.error(isForSellers(message) ? message : general);
}
