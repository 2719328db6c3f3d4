import {
  findKeyFingerprint,
  insertKeyFingerprint,
  replaceKeyFingerprint,
  someSealed,
} from '../../db/binding/credentials-key.ts';
import { databasePlace } from '../contract/place-problem.ts';
import type { ApiDeps } from '../deps.ts';
import { pushKeyPurpose } from '../notices/push-key.ts';
import { credentialPurpose } from './bind-shops.ts';
import { hasKey, type Vault, vaultOf } from './vault.ts';

type Deps = Pick<ApiDeps, 'db' | 'config' | 'logger' | 'now'>;

/** This server would not open what the others have sealed. */
class OtherKey extends Error {
  override readonly name = 'OtherKey';

  constructor({ databaseUrl, dataDir, credentialsKey }: ApiDeps['config']) {
    const key =
      credentialsKey === undefined ? `credentials-key in DATA_DIR (${dataDir})` : 'CREDENTIALS_KEY';
    super(
      `${key} is missing or another key than the secrets in ${databasePlace(databaseUrl)} are sealed with. ` +
        'Give every process of a database the same DATA_DIR, or the same CREDENTIALS_KEY: what the file credentials-key holds ' +
        'in the DATA_DIR of the others. A backup has the file too: tar -xzf FILE -C DATA_DIR credentials-key. ' +
        'Where that key is lost for good: npm run forget-key -- --yes, after which shops have to be bound again.',
    );
  }
}

/**
 * The first server of a database notes by which key it seals; no other key is taken afterwards, unless it is
 * given as CREDENTIALS_KEY while nothing is sealed yet.
 * @param openVault finds the key, or makes it
 * @throws OtherKey
 */
export async function requireKey(
  deps: Deps,
  openVault = (): Promise<Vault> => vaultOf(deps),
): Promise<void> {
  const { db, config } = deps;
  const known = await findKeyFingerprint(db);
  // No file is made that would only be in the way of the right one.
  if (known !== undefined && !(await hasKey(config))) throw new OtherKey(config);
  const vault = await openVault();
  const own = fingerprintOf(vault);
  if (known === own) return;
  const sealed = await sealedFor(deps, vault);
  if (known !== undefined) {
    if (sealed !== 'nothing' || config.credentialsKey === undefined) throw new OtherKey(config);
    if (await replaceKeyFingerprint(db, known, own)) return;
  } else {
    if (sealed === 'others') throw new OtherKey(config);
    await insertKeyFingerprint(db, own, deps.now());
  }
  if ((await findKeyFingerprint(db)) !== own) throw new OtherKey(config);
}

const fingerprintOf = (vault: Vault): string => vault.sign('fingerprint', 'credentials key');

/** Of a database older than its fingerprint: whether any secret in it opens with the key. */
async function sealedFor({ db }: Deps, vault: Vault): Promise<'nothing' | 'us' | 'others'> {
  const { credentials, pushKey } = await someSealed(db);
  const opened = credentials.map((sealed) => vault.open(credentialPurpose, sealed));
  if (pushKey !== undefined) opened.push(vault.open(pushKeyPurpose, pushKey));
  if (opened.length === 0) return 'nothing';
  return opened.some((text) => text !== undefined) ? 'us' : 'others';
}
