import type { Generated } from 'kysely';
import type { AuditKind } from '../../api/contract/rules/audit.ts';
import type { Fixed } from '../engine/columns.ts';

/** A line of the log: what somebody did, or was refused. It is never changed. */
export interface AuditLogTable {
  id: Generated<number>;
  at: Fixed<number>;
  user_id: Fixed<number>;
  /** The boss whose firm the person belonged to. */
  owner_id: Fixed<number>;
  /** What the person was called then. */
  person: Fixed<string>;
  /** Their phone then, by which they are told apart; null in lines of before of people who were gone. */
  phone: Fixed<string | null>;
  /** Name of the call of the contract, or `leaveTeam`. */
  call: Fixed<string>;
  kind: Fixed<AuditKind>;
  /** JSON `[{field, value}]`: what it was about. */
  subjects: Fixed<string>;
  /** The values of the subjects in small letters, to be searched. */
  words: Fixed<string>;
  /** JSON `[{field, before, after}]`. */
  changes: Fixed<string>;
  /** How many more changes there were. */
  changes_left_out: Fixed<number>;
  /** Network address, shortened. */
  address: Fixed<string | null>;
  via: Fixed<'session' | 'key' | 'helper' | 'none'>;
  /** Of the key, or of the helper's session. */
  via_id: Fixed<string | null>;
  outcome: Fixed<'done' | 'refused' | 'failed'>;
  /** What was said of a refusal. */
  msg: Fixed<string | null>;
}

/** A shop that a line is about, as it was called then. */
export interface AuditLogShopTable {
  entry_id: Fixed<number>;
  platform: Fixed<'temu' | 'shein'>;
  mall_id: Fixed<string>;
  name: Fixed<string>;
}

/** Who did what. */
export interface AuditTables {
  audit_log: AuditLogTable;
  audit_log_shop: AuditLogShopTable;
}
