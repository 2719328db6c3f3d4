import type { Generated, Selectable } from 'kysely';
import type { PushKind } from '../../api/contract/rules/push.ts';
import type { Flag } from '../engine/columns.ts';

/** An article for everybody. */
export interface NoticeTable {
  id: number;
  kind: 'announcement' | 'news' | 'help';
  title: string;
  summary: string;
  /** Paragraphs, separated by empty lines. */
  body: string;
  is_pinned: Flag;
  published_at: number;
}

/** The key pair by which push services know this server; one row. */
export interface PushKeyTable {
  id: number;
  /** Base64url, as browsers take it. */
  public_key: string;
  /** Sealed by the vault. */
  private_key: string;
  created_at: number;
}

/** What a person wants pushed; without a row the defaults of `api/contract/rules/push.ts`. */
export interface PushSettingTable {
  user_id: number;
  /** JSON list of kinds. */
  kinds: string;
  /** `HH:MM` in Asia/Shanghai; both null for no quiet hours. */
  quiet_from: string | null;
  quiet_to: string | null;
}

export type PushSetting = Selectable<PushSettingTable>;

/** A browser that a person has subscribed. It ends with the session in which that was done. */
export interface PushSubscriptionTable {
  id: Generated<number>;
  user_id: number;
  session_hash: string;
  /** Where the browser's push service takes messages: whoever knows it may send, so nobody is told. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

export type PushSubscription = Selectable<PushSubscriptionTable>;

/** An event for a device: what is pushed stands in the tables that it points to, and is read when it is sent. */
export interface PushMessageTable {
  id: Generated<number>;
  subscription_id: number;
  kind: PushKind;
  /** Which event of the kind: the id of an order, a message, a SKU, an account, or a day. */
  subject: string;
  shop_id: number | null;
  /** When it is to be sent; null once it was, or need not be. */
  due_at: number | null;
  attempts: Generated<number>;
  created_at: number;
}

export type PushMessage = Selectable<PushMessageTable>;

/** What this site tells its users, and what is pushed to them. */
export interface NoticesTables {
  notice: NoticeTable;
  push_key: PushKeyTable;
  push_setting: PushSettingTable;
  push_subscription: PushSubscriptionTable;
  push_message: PushMessageTable;
}
