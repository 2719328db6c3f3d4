import { insertOutboxMessage } from '../../db/account/accounts.ts';
import type { Db } from '../../db/engine/connect.ts';
import type { MailGateway } from './mail-gateway.ts';

/** Keeps e-mail in the table of messages of a local run instead of sending it; shown at /dev/inbox. */
export function createLocalMail(db: Db, now: () => number, origin: string): MailGateway {
  return {
    origin,
    async send({ to, subject, text }) {
      await insertOutboxMessage(db, {
        phone: to,
        purpose: 'mail',
        text: `${subject}\n\n${text}`,
        created_at: now(),
      });
      return { state: 'sent' };
    },
  };
}
