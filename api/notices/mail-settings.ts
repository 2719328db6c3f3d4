import type { Db } from '../../db/engine/connect.ts';
import { findMailCode, findMailSetting } from '../../db/notices/mail-settings.ts';
import type { User } from '../../db/schema.ts';
import type { AlertKind } from '../contract/rules/alerts.ts';
import { type LanguageCode, languageOf } from '../contract/rules/languages.ts';
import { kindsWanted } from './push-settings.ts';

/** As much of an address as tells its owner which it is. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at - 1))}***${address.slice(at)}`;
}

interface MailStanding {
  /** The confirmed address; null without one. */
  readonly address: string | null;
  /** Named, and still to be confirmed. */
  readonly pendingAddress: string | null;
  readonly kinds: readonly AlertKind[];
  readonly language: LanguageCode | null;
}

/** Where alerts are sent to a person, and which, as it stands. */
export async function mailStanding(db: Db, user: User, now: number): Promise<MailStanding> {
  const setting = await findMailSetting(db, user.id);
  const pending = await findMailCode(db, user.id, now);
  return {
    address: setting?.address ?? null,
    pendingAddress: pending?.address ?? null,
    kinds: kindsWanted(user, setting?.kinds),
    language: setting === undefined ? null : languageOf(setting.language),
  };
}
