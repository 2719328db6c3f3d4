import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Which facts of the card could not be read, and why: the field's name with the server's sentence. */
export const cardFaults = (error: unknown): ReadonlyMap<string, string> => {
  if (!CombinedGraphQLErrors.is(error)) return new Map();
  return new Map(
    error.errors.flatMap(({ path, message }) => {
      const [shop, card, field] = path ?? [];
      return shop === 'shop' && card === 'card' && typeof field === 'string'
        ? [[field, message] as const]
        : [];
    }),
  );
};
