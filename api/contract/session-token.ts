/**
 * Session tokens as an Authorization header carries them. They are opaque, of up to 4 kB; this only keeps
 * out what no header may carry.
 */
const tokenPattern = /^[\x21-\x7e]{1,4096}$/;

export const isToken = (text: string): boolean => tokenPattern.test(text);

/** The token of a header: bare, or after `Bearer`. Empty where there is none behind it. */
export const bareToken = (header: string): string => header.trim().replace(/^Bearer(\s+|$)/i, '');
