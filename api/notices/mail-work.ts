import { createHash } from 'node:crypto';
import { lookBack } from '../../db/notices/alert-events.ts';
import { findUnreadAlerts } from '../../db/notices/alerts.ts';
import { claimMails, finishMails, postponeMails } from '../../db/notices/mail-messages.ts';
import { deleteMailSetting, findMailSetting } from '../../db/notices/mail-settings.ts';
import { findPushSetting } from '../../db/notices/push-subscriptions.ts';
import type { Alert, MailMessage, MailSetting } from '../../db/schema.ts';
import { findAsker } from '../caller.ts';
import { quietUntil } from '../contract/rules/push.ts';
import type { ApiDeps } from '../deps.ts';
import { workOf } from '../work.ts';
import { alertRules, isEnough } from './alert-settings.ts';
import { alertMail } from './mail-content.ts';
import { mailWaitOf } from './mail-find.ts';
import type { MailGateway } from './mail-gateway.ts';
import { standingNow } from './mail-standing.ts';
import { unsubscribeUrl } from './mail-unsubscribe.ts';
import { kindsWanted, quietOf } from './push-settings.ts';
import { type Told, toldNow } from './told.ts';

/** How long a process may take to send; then another tries. */
const lease = 5 * 60_000;
/** Each wait is twice as long as the last: a server that is away for some hours loses nothing. */
const mostAttempts = 10;
const longestWait = 3_600_000;
/** As long as alerts wait for one another. */
const firstWaitOf = (deps: ApiDeps): number => Math.max(mailWaitOf(deps), 1_000);

/** The same for the same alerts: what is sent again after a doubt has the same id. */
const idOf = (alerts: readonly Alert[]): string =>
  createHash('sha256')
    .update(`mail ${alerts.map(({ id, user_id }) => `${user_id}:${id}`).join()}`)
    .digest('hex')
    .slice(0, 32);

async function send(
  deps: ApiDeps,
  mail: MailGateway,
  { setting, told, alerts, taken }: Sending,
): Promise<void> {
  const { db, logger, now } = deps;
  const unsubscribe = await unsubscribeUrl(deps, mail, setting);
  const content = await alertMail(deps, told, alerts, {
    setting,
    origin: mail.origin,
    unsubscribe,
  });
  if (content === undefined) return finishMails(db, taken);
  const outcome = await mail.send({
    ...content,
    to: setting.address,
    id: idOf(alerts),
    unsubscribeUrl: unsubscribe,
  });
  const attempts = Math.max(...taken.map((one) => one.attempts));
  if (outcome.state === 'later' && attempts < mostAttempts) {
    const wait = Math.min(firstWaitOf(deps) * 2 ** (attempts - 1), longestWait);
    return postponeMails(db, taken, { until: now() + wait, untried: false });
  }
  if (outcome.state !== 'sent')
    logger.warn({ userId: setting.user_id, problem: outcome.problem }, 'An e-mail was given up');
  await finishMails(db, taken);
}

interface Sending {
  readonly setting: MailSetting;
  readonly told: Told;
  readonly alerts: readonly Alert[];
  readonly taken: readonly MailMessage[];
}

/** Sends a person what is due, as far as they want it, may see it now and have not read it elsewhere. */
async function deliver(
  deps: ApiDeps,
  mail: MailGateway,
  userId: number,
  taken: readonly MailMessage[],
): Promise<void> {
  const { db, now } = deps;
  const setting = await findMailSetting(db, userId);
  const caller = await findAsker(deps, { userId, keyId: null });
  if (setting === undefined || caller?.user === undefined) return deleteMailSetting(db, userId);
  const { user } = caller;
  const quiet = quietUntil(quietOf(await findPushSetting(db, userId)), now());
  if (quiet !== undefined) return postponeMails(db, taken, { until: quiet, untried: true });
  const kinds = kindsWanted(user, setting.kinds);
  const rules = await alertRules(db, user);
  const due = new Set(taken.map(({ alert_id }) => alert_id));
  const unread = await findUnreadAlerts(db, [userId], now() - 2 * lookBack);
  const wanted = unread.filter(
    (alert) => due.has(alert.id) && kinds.includes(alert.kind) && isEnough(alert, rules),
  );
  const told = await toldNow(deps, caller, user);
  const alerts = await standingNow(deps, told, wanted);
  const sent = new Set(alerts.map(({ id }) => id));
  await finishMails(
    db,
    taken.filter(({ alert_id }) => !sent.has(alert_id)),
  );
  if (alerts.length === 0) return;
  await send(deps, mail, {
    setting,
    told,
    alerts,
    taken: taken.filter(({ alert_id }) => sent.has(alert_id)),
  });
}

/** Sends alerts by e-mail, person by person. What there is to send is found with what is pushed. */
export const mailWork = workOf({
  places: 2,
  failed: 'Work on e-mail failed',
  async next(deps) {
    const { db, mail } = deps;
    if (mail === undefined) return false;
    const now = deps.now();
    const taken = await claimMails(db, { now, until: now + lease, along: mailWaitOf(deps) });
    const [first] = taken ?? [];
    if (taken && first) await deliver(deps, mail, first.user_id, taken);
    return taken !== undefined;
  },
});
