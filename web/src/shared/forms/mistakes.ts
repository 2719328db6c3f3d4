import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** One reason why a write was refused; `field` is of its input. */
export type Mistake = {
  readonly message: string;
  readonly field?: string | null;
  /** Which one it is, with its values, where the document asks for it. */
  readonly refusal?: unknown;
};

/** What a payload of a mutation says of its refusal. */
export type Refusing = {
  readonly error: Mistake | null;
  readonly errors?: readonly Mistake[];
};

/** Every mistake of a payload that has them, otherwise the one. */
export const mistakesOf = ({ error, errors }: Refusing): readonly Mistake[] =>
  errors ?? (error === null ? [] : [error]);

/**
 * Shows each mistake at its field of the form, which `places` has by the field of the input; the others come back. The
 * first of those fields is focused, as it is where the form itself finds a mistake.
 */
export const showMistakes = <Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  mistakes: readonly Mistake[],
  places: Readonly<Record<string, FieldPath<Values>>>,
): Mistake[] => {
  let shouldFocus = true;
  return mistakes.filter(({ field, message }) => {
    const place = places[field?.split('.', 1)[0] ?? ''];
    if (place === undefined) return true;
    setError(place, { message }, { shouldFocus });
    shouldFocus = false;
    return false;
  });
};
