import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: what OWASP's password cheat sheet asks for at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const base64 = (bytes: number): string =>
  Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A well-formed hash of the same cost that no password has. */
const impossible = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/**
 * Whether the password is right. Without a stored hash the same work is done for nothing, so that the
 * time of the answer does not tell whether there is an account.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? impossible, password);
  return matches && passwordHash != null;
}
