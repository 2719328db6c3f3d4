import { createHash, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import {
  AccountProblem,
  type AccountSession,
  type MarketplaceAccounts,
} from '../../binding/marketplace-accounts.ts';
import type { Vault } from '../../binding/vault.ts';
import type { ApiDeps } from '../../deps.ts';
import { type Platform, simulatedAccounts } from './identity.ts';
import { createSimulator } from './simulator.ts';

/**
 * The simulator plays the marketplace's sign-in. No network has numbers that begin with 120, so none of
 * these accounts is anybody's. The password of all is `temu2026`.
 *
 * | Account | Outcome |
 * |---|---|
 * | 12000000001 | code by text message, then bound with 3 shops |
 * | 12000000002 | code by text message, then bound with 2 shops |
 * | 12000000003 | bound at once, without a code, with 2 shops |
 * | 12000000004 | account or password wrong, whatever is entered |
 * | 12000000005 | its shops are already bound elsewhere |
 * | 12000000006 | slow: answers after 6 s, then as the first |
 * | 12000000007 | the marketplace cannot be reached |
 * | any other 120……… | code by text message, then bound with 1 to 4 shops |
 * | any other number | account or password wrong |
 *
 * The code is at /dev/inbox. Whoever has bound an account can end its session at
 * /api/simulator/accounts, so that it must be bound again.
 */
const simulatedPassword = 'temu2026';

type Outcome = 'code' | 'direct' | 'wrong' | 'elsewhere' | 'slow' | 'down';

const simulatedOutcomes: Readonly<Record<string, { outcome: Outcome; shops: number }>> = {
  '12000000001': { outcome: 'code', shops: 3 },
  '12000000002': { outcome: 'code', shops: 2 },
  '12000000003': { outcome: 'direct', shops: 2 },
  '12000000004': { outcome: 'wrong', shops: 1 },
  '12000000005': { outcome: 'elsewhere', shops: 1 },
  '12000000006': { outcome: 'slow', shops: 2 },
  '12000000007': { outcome: 'down', shops: 1 },
};

const slowness = 6_000;
const linesADay = 30;
const seed = 618;

/** What a sign-in that waits for its code is known by. The code itself is only in the message. */
const challengeText = z.object({ phone: z.string(), codeHash: z.string() });
/** What the authorisation page gives: which account the seller has chosen there. */
const grantText = z.object({ platform: z.enum(['temu', 'shein']), key: z.string() });
export const grantPurpose = 'simulator grant';

export interface SimulatedAccountsDeps {
  readonly sms: ApiDeps['sms'];
  readonly vault: Vault;
  /** Waits that many ms; tests hand in their own. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

export function createSimulatedAccounts(deps: SimulatedAccountsDeps): MarketplaceAccounts {
  const { sms, vault, pause = wait } = deps;

  async function sendCode(phone: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const text = `【模拟平台】您正在登录卖家中心，验证码 ${code}，5 分钟内有效。`;
    await sms.send(phone, 'marketplace', text);
    return JSON.stringify({ phone, codeHash: hashOf(phone, code) });
  }

  return {
    marketplace: createSimulator(),
    isSimulated: true,

    async signIn(phone, password) {
      const { outcome, shops } = accountOf(phone);
      if (outcome === 'down') throw new AccountProblem('unreachable');
      if (outcome === 'slow') await pause(slowness);
      if (outcome === 'wrong' || password !== simulatedPassword)
        throw new AccountProblem('wrongAccount');
      if (outcome === 'elsewhere') throw new AccountProblem('boundElsewhere');
      const session = sessionOf('temu', phone, shops, phone);
      if (outcome === 'direct') return { kind: 'session', session };
      return { kind: 'code', uid: session.uid, challenge: await sendCode(phone) };
    },

    resend: (challenge) => sendCode(challengeText.parse(JSON.parse(challenge)).phone),

    async confirm(challenge, code) {
      const { phone, codeHash } = challengeText.parse(JSON.parse(challenge));
      if (hashOf(phone, code) !== codeHash) throw new AccountProblem('wrongCode');
      return sessionOf('temu', phone, accountOf(phone).shops, phone);
    },

    authorisationUrl: (platform, state) =>
      `/api/simulator/authorise?${new URLSearchParams({ platform, state })}`,

    async exchange(platform, code) {
      const opened = vault.open(grantPurpose, code);
      const grant = opened === undefined ? undefined : grantText.parse(JSON.parse(opened));
      if (grant?.platform !== platform) throw new AccountProblem('wrongCode');
      const phone = `120${digitsOf(grant.key)}`;
      return sessionOf(platform, `${platform} ${grant.key}`, 1 + (Number(phone) % 2), phone);
    },
  };
}

function accountOf(phone: string): { outcome: Outcome; shops: number } {
  const known = simulatedOutcomes[phone];
  if (known !== undefined) return known;
  if (!phone.startsWith('120')) return { outcome: 'wrong', shops: 1 };
  return { outcome: 'code', shops: 1 + (Number(phone) % 4) };
}

function sessionOf(platform: Platform, key: string, shops: number, phone: string): AccountSession {
  const [account] = simulatedAccounts({ seed, phone: key, shops, linesADay, platform });
  if (account === undefined) throw new RangeError('An account has at least one shop');
  return {
    uid: account.uid,
    phone,
    credential: `api_uid=${account.uid}; seller=${phone}; at=${platform}`,
  };
}

const hashOf = (phone: string, code: string): string =>
  createHash('sha256').update(`${phone}:${code}`).digest('hex');

const digitsOf = (key: string): string =>
  String(createHash('sha256').update(key).digest().readUInt32BE() % 100_000_000).padStart(8, '0');
