import { deletePushKey, findPushKey, insertPushKey } from '../../db/notices/push-keys.ts';
import { vaultOf } from '../binding/vault.ts';
import type { ApiDeps } from '../deps.ts';

/** The key pair by which push services know this server (VAPID, RFC 8292), base64url. */
export interface PushKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const pushKeyPurpose = 'push key';

/** The key of the database: made the first time, the private half sealed, and the same for all its processes. */
export async function pushKeyOf(deps: ApiDeps): Promise<PushKeyPair> {
  const vault = await vaultOf(deps);
  const opened = async (): Promise<PushKeyPair | undefined> => {
    const kept = await findPushKey(deps.db);
    if (kept === undefined) return undefined;
    const privateKey = vault.open(pushKeyPurpose, kept.private_key);
    if (privateKey !== undefined) return { publicKey: kept.public_key, privateKey };
    deps.logger.warn({}, 'The push key was sealed with another key and is made anew');
    await deletePushKey(deps.db, kept);
    return undefined;
  };
  const known = await opened();
  if (known !== undefined) return known;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  const key = {
    public_key: made.publicKey,
    private_key: vault.seal(pushKeyPurpose, made.privateKey),
  };
  await insertPushKey(deps.db, key, deps.now());
  const kept = await opened();
  if (kept === undefined) throw new Error('The push key could not be kept');
  return kept;
}
