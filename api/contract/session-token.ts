/**
 * Session tokens as an Authorization header carries them. They are opaque; this only keeps out what no header
 * may carry. An upstream's own, of up to 4 kB, may hold its cookies besides.
 */
const tokenPattern = /^[\x21-\x7e]{1,8192}$/;

export const isToken = (text: string): boolean => tokenPattern.test(text);

/** The token of a header: bare, or after `Bearer`. Empty where there is none behind it. */
export const bareToken = (header: string): string => header.trim().replace(/^Bearer(\s+|$)/i, '');
