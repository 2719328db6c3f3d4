import type { Generated, Selectable } from 'kysely';
import type { AlertKind } from '../../api/contract/rules/alerts.ts';
import type { Fixed, Flag } from '../engine/columns.ts';

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

/** What a person wants pushed; without a row the defaults of `api/contract/rules/alerts.ts`. */
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
  /** That of the pages of the browser, which its messages are written in; null of those that have not told it. */
  language: Generated<string | null>;
  created_at: number;
}

export type PushSubscription = Selectable<PushSubscriptionTable>;

/** An alert for a device: what is pushed stands in the tables that it points to, and is read when it is sent. */
export interface PushMessageTable {
  id: Generated<number>;
  subscription_id: number;
  kind: AlertKind;
  /** Which event of the kind: the id of an order, a message, a SKU, an account, or a day. */
  subject: string;
  shop_id: number | null;
  /** When it is to be sent; null once it was, or need not be. */
  due_at: number | null;
  attempts: Generated<number>;
  created_at: number;
}

export type PushMessage = Selectable<PushMessageTable>;

/** Something that a person is told of. What it says is kept as it was; who may see it is asked each time. */
export interface AlertTable {
  id: Generated<number>;
  user_id: number;
  kind: AlertKind;
  /** Which one of the kind: once a person, as long as it is not over. */
  subject: string;
  /** Null of what is about no shop. */
  shop_id: number | null;
  /** What it is about: an order number, the title of a fine, a product, a file, a day. */
  name: string | null;
  /** What else is said of it, by kind. */
  detail: string | null;
  /** Whole fen: the fine, or what is lost a day. */
  amount: number | null;
  deadline: number | null;
  /** Where it leads, by kind: an order number, the id of a message, an import, an export or a notice. */
  target: string | null;
  /** When it happened. */
  at: number;
  read_at: number | null;
  /** When a state was over. */
  ended_at: number | null;
  created_at: number;
}

export type Alert = Selectable<AlertTable>;

/** What a person wants to find in the centre; without a row the defaults of `api/contract/rules/alerts.ts`. */
export interface AlertSettingTable {
  user_id: number;
  /** JSON of kinds, each whether it is wanted; of one that is not named the default counts. */
  kinds: string;
  fine_from: number | null;
  sold_out_from: number | null;
}

export type AlertSetting = Selectable<AlertSettingTable>;

/** Where a person has alerts sent by e-mail. Only of an address that was confirmed there is a row. */
export interface MailSettingTable {
  user_id: Fixed<number>;
  address: string;
  /** JSON list of kinds. */
  kinds: string;
  /** In which language they are written. */
  language: string;
  /** Tells apart what the links of its messages are for; another one with every address. */
  link_key: string;
  confirmed_at: number;
}

export type MailSetting = Selectable<MailSettingTable>;

/** An address that a person has named and not confirmed; at most one of each person. */
export interface MailCodeTable {
  user_id: Fixed<number>;
  address: string;
  language: string;
  /** SHA-256 of person, address and code, hex. */
  code_hash: string;
  attempts: number;
  expires_at: number;
}

/** An alert for a mailbox: read when it is sent, and once each. */
export interface MailMessageTable {
  id: Generated<number>;
  alert_id: Fixed<number>;
  user_id: Fixed<number>;
  /** When it is to be sent; null once it was, or need not be. */
  due_at: number | null;
  attempts: Generated<number>;
}

export type MailMessage = Selectable<MailMessageTable>;

/** What this site tells its users, and what is pushed and sent to them. */
export interface NoticesTables {
  notice: NoticeTable;
  alert: AlertTable;
  alert_setting: AlertSettingTable;
  push_key: PushKeyTable;
  push_setting: PushSettingTable;
  push_subscription: PushSubscriptionTable;
  push_message: PushMessageTable;
  mail_setting: MailSettingTable;
  mail_code: MailCodeTable;
  mail_message: MailMessageTable;
}
