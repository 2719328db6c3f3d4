import { z } from 'zod';
import type { Db } from '../../db/engine/connect.ts';
import { findPushSetting } from '../../db/notices/push-subscriptions.ts';
import type { PushSetting, User } from '../../db/schema.ts';
import { type AlertKind, isUsuallyPushed, kindsOffered } from '../contract/rules/alerts.ts';
import { type QuietHours, usualQuiet } from '../contract/rules/push.ts';

const keptKinds = z.array(z.string());

/** The kinds that a person wants of those that concern them. */
export function kindsWanted(
  user: Parameters<typeof kindsOffered>[0],
  kept: string | null | undefined,
): readonly AlertKind[] {
  const offered = kindsOffered(user);
  if (kept == null) return offered.filter(isUsuallyPushed);
  const wanted: readonly string[] = keptKinds.parse(JSON.parse(kept));
  return offered.filter((kind) => wanted.includes(kind));
}

export const quietOf = (setting: PushSetting | undefined): QuietHours =>
  setting === undefined ? usualQuiet : { quietFrom: setting.quiet_from, quietTo: setting.quiet_to };

/** What a person wants, as it stands. */
export async function pushStanding(
  db: Db,
  user: User,
): Promise<QuietHours & { kinds: readonly AlertKind[] }> {
  const setting = await findPushSetting(db, user.id);
  return { kinds: kindsWanted(user, setting?.kinds), ...quietOf(setting) };
}
