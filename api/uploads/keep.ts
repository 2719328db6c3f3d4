import { createHash } from 'node:crypto';
import { vaultOf } from '../binding/vault.ts';
import type { CallOutput } from '../contract/call.ts';
import { ofFiles, storedTypes, type uploadFile } from '../contract/uploads.ts';
import type { ApiDeps } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { refuseAway } from './away.ts';
import { endingOf } from './kinds.ts';
import { fileStoreOf } from './store.ts';
import { isWhole } from './whole.ts';

/**
 * Stores a file of a boss's business; the same bytes have one address.
 * @throws Refusal when it is of no kind that is stored, is not whole, or the store is away
 */
export async function keepFile(
  deps: Pick<ApiDeps, 'db' | 'config' | 'logger'>,
  ownerId: number,
  bytes: Uint8Array,
): Promise<CallOutput<typeof uploadFile>> {
  const ending = endingOf(bytes);
  if (ending === undefined) refuse(ofFiles, 'unknownType');
  if (!isWhole(ending, bytes)) refuse(ofFiles, ending === 'pdf' ? 'brokenPaper' : 'brokenPicture');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // Who has the bytes of somebody else's file cannot tell its address, nor learn whether it is here.
  const hash = (await vaultOf(deps)).sign('stored file', `${ownerId} ${sha256}`);
  const name = `${hash}.${ending}`;
  const type = storedTypes[ending];
  try {
    await fileStoreOf(deps.config).put(name, type, bytes);
  } catch (error) {
    refuseAway(error, deps.logger, 'A file could not be stored');
  }
  const url = `${deps.config.publicUrl ?? ''}/oss/${name}`;
  return { url, type, size: bytes.byteLength, sha256 };
}
