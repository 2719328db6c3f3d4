import { insertOutboxMessage } from '../../db/account/accounts.ts';
import type { Db } from '../../db/engine/connect.ts';
import type { SmsGateway } from '../deps.ts';

/** Keeps messages in the outbox table instead of sending them; shown at /dev/inbox on a local run. */
export function createOutboxSms(db: Db, now: () => number): SmsGateway {
  return {
    send: (phone, purpose, text) =>
      insertOutboxMessage(db, { phone, purpose, text, created_at: now() }),
  };
}
