import { z } from 'zod';
import { type Vault, vaultOf } from '../../../binding/vault.ts';
import type { ApiDeps } from '../../../deps.ts';
import { mallOfSession } from '../shop-session.ts';
import { HostRefusal } from './answer.ts';

/** Who sends a file, and what for. */

/** What a signature allows: one file of one shop. */
const grant = z.object({
  id: z.string(),
  mallId: z.string(),
  kind: z.enum(['image', 'file']),
  name: z.string(),
  until: z.number(),
});
export type Grant = z.output<typeof grant>;

const purpose = 'simulator upload';
export const signatureLifetime = 24 * 60 * 60 * 1000;

export const sealGrant = (vault: Vault, granted: Grant): string =>
  vault.seal(purpose, JSON.stringify(granted));

/** @throws HostRefusal for what this host has not signed for this shop and this kind of file, or too long ago */
export async function openGrant(
  deps: ApiDeps,
  { signature, mallId, kind }: { signature: string; mallId: string; kind: Grant['kind'] },
): Promise<Grant> {
  const text = (await vaultOf(deps)).open(purpose, signature);
  const granted = text === undefined ? undefined : grant.parse(JSON.parse(text));
  if (granted?.mallId !== mallId || granted.kind !== kind || granted.until <= deps.now())
    throw new HostRefusal('signature');
  return granted;
}

/** @throws HostRefusal */
export async function mallOf(deps: ApiDeps, request: Request): Promise<string> {
  const mallId = await mallOfSession(deps, request);
  if (mallId === undefined) throw new HostRefusal('session');
  return mallId;
}
