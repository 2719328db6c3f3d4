import type { Generated, Selectable } from 'kysely';
import type { Fixed, Flag } from '../engine/columns.ts';

export interface UserTable {
  id: Generated<number>;
  phone: string;
  username: string;
  nick_name: string | null;
  role: 'boss' | 'manager' | 'shipper';
  /** A manager who never sees what goods cost (运营). */
  is_operator: Generated<Flag>;
  /** The boss who authorised a manager or shipper; null for a boss. */
  boss_id: number | null;
  /** argon2id; null where only codes sign in. */
  password_hash: string | null;
  /** The password is used up by the first sign-in. */
  password_once: Generated<Flag>;
  wechat_uid: string | null;
  register_time: Fixed<number>;
  is_first: Flag;
  /** The last use by a session, noted now and then; null before the first. It outlives the session. */
  last_seen_at: Generated<number | null>;
}

export type User = Selectable<UserTable>;

export interface UserPermissionTable {
  user_id: number;
  perms_code: string;
}

export interface SessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: number;
  created_at: number;
  expires_at: number;
  /** Where it is used from, shortened, and by which browser; null where that is not known. */
  address: Generated<string | null>;
  agent: Generated<string | null>;
  /** The last use, noted now and then; null before. */
  seen_at: Generated<number | null>;
  /** As whom its boss looks at the product for now. */
  viewed_user_id: Generated<number | null>;
  /** What they are called. It stays when they go, until the boss has taken note. */
  viewed_name: Generated<string | null>;
}

export interface PhoneCodeTable {
  id: Generated<number>;
  phone: string;
  purpose: string;
  /** SHA-256 of phone, purpose and code, hex. */
  code_hash: string;
  /** SHA-256 of the secret of the browser that asked for it, hex; null where it has none. */
  device_hash: string | null;
  /** The network address that asked for it; empty where it is not known. */
  network: Generated<string>;
  /** Entries by the browser that asked for it. */
  attempts: number;
  /** Entries by others at the same network address, together. */
  network_attempts: Generated<number>;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** A session that has ended with its account; kept as long as it would have been one. */
export interface ClosedSessionTable {
  /** As in `session`. */
  token_hash: string;
  expires_at: number;
}

/** A browser (or program) that has signed in to an account before. */
export interface KnownDeviceTable {
  user_id: number;
  /** SHA-256 of its secret, hex. */
  device_hash: string;
  seen_at: number;
}

/** Text messages of a local run, shown at /dev/inbox. */
export interface OutboxMessageTable {
  id: Generated<number>;
  phone: string;
  purpose: string;
  text: string;
  created_at: number;
}

/** Fixed-window counters that every process shares. */
export interface RateLimitTable {
  key: string;
  window_start: number;
  count: number;
}

/** A phone that a boss has had a code sent to, to make it a manager of theirs. */
export interface PendingManagerTable {
  owner_id: number;
  phone: string;
  /** The password that the code will set; null for none. */
  password_hash: string | null;
  expires_at: number;
}

/** A key by which a tool acts for the person who has made it. */
export interface ApiKeyTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  name: Fixed<string>;
  /** SHA-256 of the key, hex. */
  key_hash: Fixed<string>;
  /** How the key begins, by which a person tells it from others. */
  key_start: Fixed<string>;
  rights: Fixed<'read' | 'write'>;
  /** Every shop that the person sees at the time; otherwise those of `api_key_shop` that the person sees. */
  all_shops: Fixed<Flag>;
  /** May see cost and profit, where the person may. */
  with_cost: Fixed<Flag>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
  revoked_at: number | null;
  /** The last use, noted at most once a minute. */
  used_at: number | null;
  used_address: string | null;
  used_tool: string | null;
}

export type ApiKey = Selectable<ApiKeyTable>;

/** The shops that a key is limited to. */
export interface ApiKeyShopTable {
  key_id: number;
  shop_id: number;
}

/** A view of a list that a person keeps under a name. */
export interface TableViewTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  /** Which list it is of. */
  list: Fixed<string>;
  name: string;
  /** A query of the page's address. */
  query: string;
  /** People of the same business see it. */
  is_shared: Flag;
  changed_at: number;
  /** For a while it can be brought back; nobody sees it meanwhile. */
  deleted_at: Generated<number | null>;
}

/** The view with which a list begins for a person. */
export interface TableViewDefaultTable {
  user_id: number;
  list: string;
  view_id: number;
}

/** Something that a person chose of how the product looks. */
export interface UserNoteTable {
  user_id: number;
  name: string;
  value: string;
  changed_at: number;
}

/** Who signs in, and by what. */
export interface AccountsTables {
  user: UserTable;
  user_permission: UserPermissionTable;
  session: SessionTable;
  api_key: ApiKeyTable;
  api_key_shop: ApiKeyShopTable;
  table_view: TableViewTable;
  table_view_default: TableViewDefaultTable;
  user_note: UserNoteTable;
  phone_code: PhoneCodeTable;
  closed_session: ClosedSessionTable;
  known_device: KnownDeviceTable;
  outbox_message: OutboxMessageTable;
  rate_limit: RateLimitTable;
  pending_manager: PendingManagerTable;
}
