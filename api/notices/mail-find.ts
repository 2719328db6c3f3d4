import { lookBack } from '../../db/notices/alert-events.ts';
import { findUnreadAlerts } from '../../db/notices/alerts.ts';
import { insertMails } from '../../db/notices/mail-messages.ts';
import { listMailAudience } from '../../db/notices/mail-settings.ts';
import type { ApiDeps } from '../deps.ts';
import { isEnough } from './alert-settings.ts';
import { isTimely } from './push-find.ts';
import { kindsWanted } from './push-settings.ts';

/** For how long an alert waits for others that go into the same message, in ms. */
export const mailWaitOf = ({ config }: Pick<ApiDeps, 'config'>): number =>
  config.mailWait ?? 60_000;

/** Notes which alerts are sent to whom, by the rules of push. No mailbox, nothing is looked for. */
export async function findDueMails(deps: ApiDeps): Promise<void> {
  const { db, mail } = deps;
  if (mail === undefined) return;
  const now = deps.now();
  const people = await listMailAudience(db);
  if (people.length === 0) return;
  const ids = people.map(({ userId }) => userId);
  const alerts = Map.groupBy(
    await findUnreadAlerts(db, ids, now - lookBack),
    ({ user_id }) => user_id,
  );
  const mails = people.flatMap((person) => {
    const { userId, role, kinds } = person;
    const wanted = kindsWanted({ role }, kinds);
    return (alerts.get(userId) ?? [])
      .filter(
        (alert) =>
          wanted.includes(alert.kind) && isTimely(alert, person, now) && isEnough(alert, person),
      )
      .map(({ id }) => ({ alertId: id, userId }));
  });
  await insertMails(db, mails, now + mailWaitOf(deps));
}
