import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256 in hex. Enough, because a token cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The token of an Authorization header: bare, or after `Bearer`. */
export function tokenOf(request: Request): string | undefined {
  const header = request.headers.get('authorization')?.trim() ?? '';
  const token = header.replace(/^Bearer\s+/i, '');
  return token === '' ? undefined : token;
}
