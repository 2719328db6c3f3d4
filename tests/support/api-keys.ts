import type { TestApi } from './api.ts';

/** What a key is made with, where a test does not say otherwise: everything, for a month. */
const wholeKey = {
  name: '报表工具',
  rights: 'write',
  shopIds: null,
  withCost: true,
  lastDay: '2026-04-11',
} as const;

type Wanted = Partial<{
  name: string;
  rights: 'read' | 'write';
  shopIds: readonly string[] | null;
  withCost: boolean;
  lastDay: string;
}>;

export const keyFields = (wanted: Wanted = {}) => ({ ...wholeKey, ...wanted });

/** Makes a key by the call for it: its id, and the key itself. */
export async function makeKey(
  api: TestApi,
  token: string,
  wanted: Wanted = {},
): Promise<{ keyId: string; secret: string }> {
  const { code, msg, data } = await api.call('createApiKey', keyFields(wanted), { token });
  if (code !== 0) throw new Error(`No key was made: ${msg}`);
  return { keyId: data.key.keyId, secret: data.secret };
}
