import { findUserByPhone } from '../../db/account/accounts.ts';
import { findApiKeys } from '../../db/account/api-keys.ts';
import { findUser } from '../../db/account/chat-logins.ts';
import { findTableView } from '../../db/account/table-views.ts';
import { standingChatLogin } from '../../db/audit/standing.ts';
import * as account from '../contract/account.ts';
import * as alerts from '../contract/alerts.ts';
import * as apiKeys from '../contract/api-keys.ts';
import * as desktop from '../contract/desktop.ts';
import * as mail from '../contract/mail.ts';
import * as push from '../contract/push.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import { yuanText } from '../contract/rules/money.ts';
import * as sessions from '../contract/sessions.ts';
import * as tableViews from '../contract/table-views.ts';
import * as userNotes from '../contract/user-notes.ts';
import * as viewing from '../contract/viewing.ts';
import type { Actor, CallContext } from '../deps.ts';
import { alertRules } from '../notices/alert-settings.ts';
import { mailStanding, maskedAddress } from '../notices/mail-settings.ts';
import { pushStanding } from '../notices/push-settings.ts';
import {
  type Acting,
  type Entry,
  leftOut,
  listed,
  one,
  rowId,
  type Standing,
  standings,
  told,
} from './declare.ts';

/** What people do with their own accounts, keys, devices and notifications. */

interface ByPhone {
  readonly phone: string;
}

const byPhone = ({ phone }: ByPhone, { db }: CallContext): Promise<Actor | undefined> =>
  findUserByPhone(db, phone);

const ofPhone = { kind: 'account', actor: byPhone } as const;

/** The keys of the person that can be used. */
async function keysStanding(_input: unknown, { db, user, now }: Acting): Promise<Standing> {
  const keys = await findApiKeys(db, user.id);
  const usable = keys.filter((key) => key.revoked_at === null && key.expires_at > now());
  return standings(
    usable.map((key) => {
      const about = [key.name, key.rights, `~${shanghaiDay(key.expires_at - 1)}`];
      return [`key:${key.id}`, about.join(' ')];
    }),
  );
}

const phoneStanding = (_input: unknown, { db, user }: Acting): Promise<Standing> =>
  findUser(db, user.id).then((person) => ({
    phone: person === undefined || person.phone.startsWith('chat:') ? null : person.phone,
  }));

async function keyNamed({ keyId }: { keyId: string }, { db, user }: Acting) {
  const key = (await findApiKeys(db, user.id)).find(({ id }) => id === rowId(keyId));
  return { subjects: one('key', key?.name) };
}

/** A view that the person sees, as it stands. */
async function viewOf(viewId: string | null, { db, user }: Acting) {
  return viewId === null ? undefined : findTableView(db, user, rowId(viewId));
}

async function viewStanding(
  { viewId }: { readonly viewId: string | null },
  acting: Acting,
): Promise<Standing> {
  const view = await viewOf(viewId, acting);
  if (view === undefined) return {};
  return { view: view.name, viewQuery: view.query, shared: view.is_shared === 1 ? 'yes' : 'no' };
}

/** Where alerts are sent, which and how, told no further than its owner knows it by. */
async function mailStands(_input: unknown, { db, user, now }: Acting): Promise<Standing> {
  const { address, kinds, language } = await mailStanding(db, user, now());
  if (address === null) return { mailAddress: null };
  return { mailAddress: maskedAddress(address), mailKinds: listed(kinds), mailLanguage: language };
}

export const accountAudits: readonly Entry[] = [
  told(account.login, { ...ofPhone, refusals: true }),
  told(account.resetpass, { ...ofPhone, refusals: true }),
  told(account.register, ofPhone),
  told(account.sendPhoneCode, ofPhone),
  told(account.sendPhoneCodeFindPass, ofPhone),
  told(account.sendPhoneCodeRegister, ofPhone),
  told(account.logout, { kind: 'account' }),
  leftOut(account.chatLoginCode, 'Opens a page with a code; chatLoginExchange is the sign-in.'),
  told(account.chatLoginExchange, {
    kind: 'account',
    actor: async ({ sessionId }, { db }) => {
      const userId = await standingChatLogin(db, sessionId);
      return userId === undefined ? undefined : findUser(db, userId);
    },
  }),
  told(account.bindPhone, {
    kind: 'account',
    about: ({ phone }) => ({ subjects: one('person', phone) }),
    standing: phoneStanding,
  }),
  told(account.sendPhoneCodeBind, {
    kind: 'account',
    about: ({ phone }) => ({ subjects: one('person', phone) }),
  }),
  told(sessions.changePassword, { kind: 'account' }),
  told(sessions.setNickName, {
    kind: 'account',
    standing: async (_input, { db, user }) => ({
      nickName: (await findUser(db, user.id))?.nick_name ?? null,
    }),
  }),
  told(sessions.endSession, { kind: 'account' }),
  told(viewing.viewAs, {
    kind: 'account',
    about: async ({ workerId }, { db, user }) => {
      const person = await findUser(db, rowId(workerId));
      return { subjects: person?.boss_id === user.id ? one('person', person.phone) : [] };
    },
  }),
  told(tableViews.saveTableView, {
    kind: 'account',
    about: ({ name }) => ({ subjects: one('view', name) }),
    standing: viewStanding,
  }),
  told(tableViews.deleteTableView, {
    kind: 'account',
    about: async ({ viewId }, acting) => ({
      subjects: one('view', (await viewOf(viewId, acting))?.name),
    }),
    standing: viewStanding,
  }),
  told(tableViews.restoreTableView, {
    kind: 'account',
    about: async ({ viewId }, { db, user }) => ({
      subjects: one('view', (await findTableView(db, user, rowId(viewId), 'deleted'))?.name),
    }),
    standing: viewStanding,
  }),
  leftOut(
    tableViews.setDefaultTableView,
    'What a list begins with for one person; nothing but their own screen changes.',
  ),
  leftOut(
    userNotes.saveUserNotes,
    'How the product looks for one person; nothing but their own screen changes.',
  ),
  leftOut(viewing.endViewing, 'Changes nothing; viewAs tells that it was begun.'),
  told(apiKeys.createApiKey, {
    kind: 'account',
    about: ({ name, shopIds }) => ({ subjects: one('key', name), mallIds: shopIds ?? [] }),
    standing: keysStanding,
  }),
  told(apiKeys.revokeApiKey, { kind: 'account', about: keyNamed, standing: keysStanding }),
  told(desktop.registerDevice, {
    kind: 'desktop',
    about: ({ name }) => ({ subjects: one('device', name) }),
  }),
  leftOut(desktop.issueHelperToken, 'Does nothing by itself; startHelperSession uses it up.'),
  leftOut(desktop.keepHelperSession, 'Said every few seconds: the helper is still there.'),
  told(desktop.startHelperSession, {
    kind: 'desktop',
    actor: ({ userId }, { db }) => findUser(db, rowId(userId)),
  }),
  told(desktop.endHelperSession, { kind: 'desktop' }),
  told(push.savePushSettings, {
    kind: 'push',
    standing: async (_input, { db, user }) => {
      const { kinds, quietFrom, quietTo } = await pushStanding(db, user);
      return {
        pushKinds: listed(kinds),
        quietHours: quietFrom === null ? null : `${quietFrom}–${quietTo}`,
      };
    },
  }),
  leftOut(alerts.markAlerts, 'What somebody has read is their own affair.'),
  leftOut(alerts.readAllAlerts, 'What somebody has read is their own affair.'),
  leftOut(alerts.unreadAlerts, 'What somebody has read is their own affair.'),
  told(alerts.saveAlertSettings, {
    kind: 'push',
    standing: async (_input, { db, user }) => {
      const { kinds, fineFrom, soldOutFrom } = await alertRules(db, user);
      const pushed = await pushStanding(db, user);
      return {
        alertKinds: listed(kinds),
        pushKinds: listed(pushed.kinds),
        fineFrom: fineFrom === null ? null : yuanText(fineFrom),
        soldOutFrom: soldOutFrom === null ? null : yuanText(soldOutFrom),
      };
    },
  }),
  told(push.savePushSubscription, { kind: 'push' }),
  told(push.deletePushSubscription, { kind: 'push' }),
  told(push.sendTestPush, { kind: 'push' }),
  told(mail.sendMailCode, {
    kind: 'push',
    about: ({ address }) => ({ subjects: one('account', maskedAddress(address)) }),
  }),
  told(mail.confirmMail, { kind: 'push', standing: mailStands }),
  told(mail.saveMailSettings, { kind: 'push', standing: mailStands }),
  told(mail.deleteMailAddress, { kind: 'push', standing: mailStands }),
  told(mail.sendTestMail, { kind: 'push' }),
];
