import type { Generated } from 'kysely';
import type { Flag } from '../engine/columns.ts';

export interface MainAccountTable {
  id: Generated<number>;
  owner_id: number;
  platform: 'temu' | 'shein';
  phone: string;
  /** The marketplace's id of the account (temuUid). */
  external_uid: string;
  created_at: number;
  /** What the marketplace gave to act for the seller, encrypted; null where the simulator made it up. */
  credential: string | null;
  /** The marketplace has ended the session. */
  needs_rebind: Generated<Flag>;
}

/** The latest bind of a main account by a boss, any process may go on with it. */
export interface BindAttemptTable {
  owner_id: number;
  phone: string;
  /** Drawn anew by each start, so that an older one cannot write into a newer one. */
  run: string;
  is_rebind: Flag;
  /** Password and what the marketplace gave, encrypted; null once it is over. */
  secret: string | null;
  status: 'signing_in' | 'code_sent' | 'bound' | 'failed';
  message: string;
  first_mall_id: string | null;
  /** Entries of the code. */
  attempts: number;
  code_sent_at: number | null;
  created_at: number;
  expires_at: number;
}

/** An authorisation window that was opened, by the client id of its state. */
export interface ShopAuthorisationTable {
  client_id: string;
  user_id: number;
  platform: 'temu' | 'shein';
  expires_at: number;
  used_at: number | null;
}

/** A sign-in by chat app, from the QR page to the exchange of its one-time token. */
export interface ChatLoginTable {
  session_id: string;
  /** The signed-in user who binds a chat account to themselves; null to sign in. */
  link_user_id: number | null;
  /** SHA-256 of the token of the session that began it; null to sign in. */
  link_session: string | null;
  /** Who has confirmed. */
  user_id: number | null;
  /** SHA-256 of the one-time token, hex; null before it is confirmed and once it is used. */
  token_hash: string | null;
  confirmed_at: number | null;
  expires_at: number;
}

/** By which key secrets are sealed; one row. */
export interface CredentialsKeyTable {
  id: number;
  /** What only this key signs so; nobody finds the key by it. */
  fingerprint: string;
  created_at: number;
}

/** Main accounts at the marketplaces, and how they are bound. */
export interface BindingTables {
  credentials_key: CredentialsKeyTable;
  main_account: MainAccountTable;
  bind_attempt: BindAttemptTable;
  shop_authorisation: ShopAuthorisationTable;
  chat_login: ChatLoginTable;
}
