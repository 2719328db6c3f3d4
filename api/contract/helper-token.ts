/** How the token of every helper's session begins: it is never taken for a session or a key. */
const prefix = 'seller_helper_';

/** A new one out of 32 random bytes in base64url. */
export const helperTokenOf = (random: string): string => `${prefix}${random}`;

/** Whether a token is a helper's, good or not. */
export const isHelperToken = (token: string): boolean => token.startsWith(prefix);
