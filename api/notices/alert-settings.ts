import { z } from 'zod';
import type { Db } from '../../db/engine/connect.ts';
import { findAlertSetting } from '../../db/notices/alert-settings.ts';
import type { Alert, AlertSetting, User } from '../../db/schema.ts';
import {
  type AlertKind,
  type AlertThresholds,
  isUsuallyShown,
  kindsOffered,
} from '../contract/rules/alerts.ts';

const keptKinds = z.record(z.string(), z.boolean());

/** The kinds that a person finds in the centre, of those that concern them. */
function kindsShown(user: Pick<User, 'role'>, kept: string | undefined): readonly AlertKind[] {
  const chosen = kept === undefined ? {} : keptKinds.parse(JSON.parse(kept));
  return kindsOffered(user).filter((kind) => chosen[kind] ?? isUsuallyShown(kind));
}

/** How a choice is kept: each kind that the person could choose, so that one which is new later has its default. */
export const keptOf = (user: Pick<User, 'role'>, kinds: readonly AlertKind[]): string =>
  JSON.stringify(
    Object.fromEntries(kindsOffered(user).map((kind) => [kind, kinds.includes(kind)])),
  );

const thresholdsOf = (setting: AlertSetting | undefined): AlertThresholds => ({
  fineFrom: setting?.fine_from ?? null,
  soldOutFrom: setting?.sold_out_from ?? null,
});

/** By which rules a person is told, as it stands. */
export async function alertRules(
  db: Db,
  user: User,
): Promise<AlertThresholds & { kinds: readonly AlertKind[] }> {
  const setting = await findAlertSetting(db, user.id);
  return { kinds: kindsShown(user, setting?.kinds), ...thresholdsOf(setting) };
}

/** Whether it is about enough money to be told. */
export function isEnough(
  { kind, amount }: Pick<Alert, 'kind' | 'amount'>,
  { fineFrom, soldOutFrom }: AlertThresholds,
): boolean {
  if (kind === 'fine') return (amount ?? 0) >= (fineFrom ?? 0);
  if (kind === 'soldOut') return (amount ?? 0) >= (soldOutFrom ?? 0);
  return true;
}
