/** How every key of a tool begins, so that people and scanners for leaked secrets know one when they see it. */
const keyPrefix = 'seller_key_';

/** A new key out of 32 random bytes in base64url. */
export const keyOf = (random: string): string => `${keyPrefix}${random}`;

/** Whether a token is a key of a tool, good or not: it is never taken for anything else. */
export const isKey = (token: string): boolean => token.startsWith(keyPrefix);

/** As much of a key as may be shown afterwards. */
export const startOf = (key: string): string => key.slice(0, keyPrefix.length + 4);
