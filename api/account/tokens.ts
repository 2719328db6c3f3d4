import { createHash, randomBytes } from 'node:crypto';
import { bareToken, isToken } from '../contract/session-token.ts';
import { ofUsual } from '../contract/usual-refusals.ts';
import { refuse } from '../refusal.ts';

/** A new session token: 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256 in hex. Enough, because a token cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * The token of an Authorization header, bare or after `Bearer`; undefined without the header.
 * @throws Refusal 401 when the header is there and cannot be used
 */
export function tokenOf(request: Request): string | undefined {
  const header = request.headers.get('authorization');
  if (header === null) return undefined;
  const token = bareToken(header);
  if (isToken(token)) return token;
  refuse(ofUsual, 'sessionOver');
}
