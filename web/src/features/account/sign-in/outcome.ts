import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { failuresOf } from '../../../graphql/failures.ts';
import { ownWords } from '../../../shared/errors/own-words.ts';
import { isForSellers } from '../../../shared/errors/reaction.ts';
import { mistakesOf, type Refusing, showMistakes } from '../../../shared/forms/mistakes.ts';

/** Shows a passing message, which the form takes back with its next try. */
type Tell = (text: string) => void;

/** What a mutation of the account answers: a payload with an expected refusal, or a fault. */
export interface Refusal {
  readonly message: string;
  readonly field: string | null;
  /** Which one it is; null where only the upstream knows. */
  readonly refusal: { readonly name: string } | null;
}

/** Shows the message of a refusal, or the general text where it has none. */
export function showRefusal(
  refusal: Refusal | null | undefined,
  general: string,
  tell: Tell,
): void {
  tell(ownWords(refusal) || general);
}

/** Shows each mistake of a refused form at its field, and what has none in `places` as a passing message. */
export function showRefusedForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  answer: Refusing | undefined,
  places: Readonly<Record<string, FieldPath<Values>>>,
  general: string,
  tell: Tell,
): void {
  const mistakes = answer ? mistakesOf(answer) : [];
  const others = showMistakes(form, mistakes, places);
  if (others.length > 0 || mistakes.length === 0) tell(ownWords(others[0]) || general);
}

/**
 * Shows why a mutation failed altogether. A connection that broke has been shown by the error link
 * already; other faults are not shown to visitors there, but a form must answer.
 */
export function showFault(error: unknown, general: string, tell: Tell): void {
  if (!CombinedGraphQLErrors.is(error)) return;
  const [first] = failuresOf(error);
  tell(first && isForSellers(first) ? first.message : general);
}
