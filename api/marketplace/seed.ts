import { findUserByPhone, insertBoss } from '../../db/account/accounts.ts';
import { linkChat } from '../../db/account/chat-logins.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { insertGroup } from '../../db/shops/shop-groups.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { simulatedChatPeople } from '../account/chat-login-simulator.ts';
import { hashPassword } from '../account/passwords.ts';
import { seedDemoCoupons, seedPreviewBilling } from '../billing/seed.ts';
import type { ApiDeps } from '../deps.ts';
import { seedLabels } from '../labels/seed.ts';
import { seedListings } from '../listing/seed.ts';
import {
  addManagers,
  addOperators,
  addShippers,
  demoManagers,
  previewManagers,
} from './demo-people.ts';
import {
  type HistoryRequest,
  historyStart,
  type SimulatedHistory,
  simulateHistory,
} from './history.ts';
import { inTransaction } from './shop-sync.ts';

export interface SeedDeps {
  readonly db: DbOrTransaction;
  readonly now: ApiDeps['now'];
}

/** The password of every demo account that signs in by one. */
export const demoPassword = 'demo2026';

const [firstPerson, secondPerson] = simulatedChatPeople;

/** The first signs in by the simulated chat app too; the second is prompted to bind it. */
export const demoBosses = [
  { phone: '13800000001', person: firstPerson, isLinked: true, shops: 5, linesADay: 100 },
  { phone: '13800000002', person: secondPerson, isLinked: false, shops: 12, linesADay: 40 },
] as const;

/** The phone of the boss of the preview database: no number, so nobody can sign in with it. */
export const visitorPhone = 'visitor';

/** What no password has as its hash: nobody signs in at a preview. */
const noPassword = '-';

const historyDays = 90;

/**
 * Puts the demo accounts into the database, each boss with shops and 90 days behind them, unless they
 * are there. Each boss appears all at once or not at all.
 * @throws Error where `isProduction`: demo passwords are known to everybody
 */
export async function seedDemo(
  deps: SeedDeps,
  { isProduction }: { readonly isProduction: boolean },
): Promise<void> {
  if (isProduction) throw new Error('Demo accounts are never put into a production database');
  const password = await hashPassword(demoPassword);
  await seedDemoCoupons(deps.db, deps.now());
  for (const [index, { phone, person, isLinked, shops, linesADay }] of demoBosses.entries()) {
    await inTransaction(deps.db, async (trx) => {
      const seeded = await seedAbsentBoss({ ...deps, db: trx }, person.nickName, password, {
        phone,
        shops,
        days: historyDays,
        lines: shops * historyDays * linesADay,
        seed: 2026,
        withExpiring: true,
      });
      if (seeded === undefined) return;
      if (isLinked) await linkChat(trx, seeded.ownerId, person);
      await seedListings(trx, seeded.ownerId, seeded.shops, deps.now());
      await seedLabels(trx, seeded.ownerId, seeded.shops, deps.now());
      if (index > 0) return;
      await addGroups(trx, seeded);
      await addManagers(trx, seeded, demoManagers, password, deps.now());
      await addShippers(trx, seeded, password, deps.now());
      await addOperators(trx, seeded, deps.now());
    });
  }
}

/** Puts the preview's one boss into a database of its own, with eight temu shops. */
export async function seedPreview(deps: SeedDeps): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await seedAbsentBoss({ ...deps, db: trx }, '访客', null, {
      phone: visitorPhone,
      shops: 8,
      days: historyDays,
      seed: 618,
      lines: 8 * historyDays * 25,
      platform: 'temu',
    });
    // Also to a preview that was made before there were any.
    const boss = await findUserByPhone(trx, visitorPhone);
    if (boss === undefined) return;
    const team = { ownerId: boss.id, shops: await visibleShops(trx, boss) };
    await addShippers(trx, team, noPassword, deps.now());
    await addManagers(trx, team, previewManagers, null, deps.now());
    await seedListings(trx, team.ownerId, team.shops, deps.now());
    await seedLabels(trx, team.ownerId, team.shops, deps.now());
    await seedPreviewBilling(trx, team.ownerId, deps.now());
    await addOperators(trx, team, deps.now());
  });
}

export interface SeedBossRequest extends Omit<HistoryRequest, 'ownerId'> {
  /** The password to sign in with; `demoPassword` unless said. */
  readonly password?: string;
}

/**
 * A boss of any size for tests and benchmarks. Written in parts, so it suits millions of lines; run
 * again after an interruption, it completes what is missing.
 */
export async function seedBoss(
  deps: SeedDeps,
  { password = demoPassword, ...request }: SeedBossRequest,
): Promise<SimulatedHistory & { readonly ownerId: number }> {
  const known = await findUserByPhone(deps.db, request.phone);
  const ownerId =
    known?.id ??
    (await insertBoss(deps.db, {
      phone: request.phone,
      passwordHash: await hashPassword(password),
      now: historyStart(deps.now(), request.days),
    }));
  if (ownerId === undefined) throw new Error(`Another process is adding ${request.phone}`);
  return { ownerId, ...(await simulateHistory(deps, { ...request, ownerId })) };
}

interface Seeded extends SimulatedHistory {
  readonly ownerId: number;
}

async function seedAbsentBoss(
  deps: SeedDeps,
  nickName: string,
  passwordHash: string | null,
  request: Omit<HistoryRequest, 'ownerId'>,
): Promise<Seeded | undefined> {
  // The conflict on the phone makes a second process wait for the first one's commit.
  const ownerId = await insertBoss(deps.db, {
    phone: request.phone,
    passwordHash,
    nickName,
    now: historyStart(deps.now(), request.days),
  });
  if (ownerId === undefined) return undefined;
  return { ownerId, ...(await simulateHistory(deps, { ...request, ownerId })) };
}

async function addGroups(trx: DbOrTransaction, { ownerId, shops }: Seeded): Promise<void> {
  const main = [0, 1, 3].flatMap((place) => shops[place]?.id ?? []);
  await insertGroup(trx, ownerId, '主力店铺', main);
  await insertGroup(trx, ownerId, '待整理', []);
}
