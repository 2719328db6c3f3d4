import { findCredential } from '../../db/binding/binding.ts';
import type { Shop } from '../../db/schema.ts';
import { signedIn } from '../caller.ts';
import type { CallContext } from '../deps.ts';
import { credentialPurpose } from './bind-shops.ts';
import { vaultOf } from './vault.ts';

type ShopOfAccount = Pick<Shop, 'main_account_id' | 'owner_id'>;

/** Whether the marketplace lets us act for the seller of a shop; not of one that came with a file. */
export async function isActive(
  { db }: CallContext,
  { main_account_id: account }: ShopOfAccount,
): Promise<boolean> {
  return account !== null && (await findCredential(db, account)) !== undefined;
}

/** By what the marketplace lets us: for the desktop helper of the owner, undefined for everybody else. */
export async function credentialOf(
  context: CallContext,
  { main_account_id: account, owner_id: owner }: ShopOfAccount,
): Promise<string | undefined> {
  const isOwnersHelper = context.caller.helper !== undefined && signedIn(context).id === owner;
  if (!isOwnersHelper || account === null) return undefined;
  const found = await findCredential(context.db, account);
  if (found === undefined || found.sealed === null) return undefined;
  return (await vaultOf(context)).open(credentialPurpose, found.sealed);
}
