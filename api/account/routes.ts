import { deleteSession, findUserByPhone } from '../../db/account/accounts.ts';
import { account } from '../contract/index.ts';
import { type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { bindPhone, exchangeChatLogin, requireFreePhone, startChatLogin } from './chat-login.ts';
import { countCodeRequest, issueCode } from './codes.ts';
import { tellKeysChanged } from './key-news.ts';
import { mayRegister, register, resetPassword } from './registration.ts';
import { requireCodeLogin, signIn } from './sign-in.ts';
import { userInfo } from './user-info.ts';

export const routes: Route[] = [
  route(account.login, (entered, context) => signIn(context, entered)),

  route(account.register, async (entered, context) => {
    await register(context, entered);
    return null;
  }),

  route(account.resetpass, async (entered, context) => {
    await resetPassword(context, entered);
    return null;
  }),

  route(account.logout, async (_, context) => {
    const { tokenHash, user } = context.caller;
    if (tokenHash !== undefined) await deleteSession(context.db, tokenHash);
    if (tokenHash !== undefined && user !== undefined) await tellKeysChanged(context, user.id);
    return null;
  }),

  route(account.sendPhoneCode, async ({ phone }, context) => {
    await countCodeRequest(context);
    requireCodeLogin(await findUserByPhone(context.db, phone));
    await issueCode(context, phone, 'login');
    return null;
  }),

  route(account.sendPhoneCodeRegister, async ({ phone }, context) => {
    await countCodeRequest(context);
    if (!mayRegister(await findUserByPhone(context.db, phone)))
      refuse(account.sendPhoneCodeRegister, 'alreadyRegistered');
    await issueCode(context, phone, 'register');
    return null;
  }),

  route(account.sendPhoneCodeFindPass, async ({ phone }, context) => {
    await countCodeRequest(context);
    if ((await findUserByPhone(context.db, phone)) === undefined)
      refuse(account.sendPhoneCodeFindPass, 'notRegistered');
    await issueCode(context, phone, 'resetPassword');
    return null;
  }),

  route(account.sendPhoneCodeBind, async ({ phone }, context) => {
    await countCodeRequest(context);
    await requireFreePhone(context, phone);
    await issueCode(context, phone, 'bindPhone');
    return null;
  }),

  route(account.bindPhone, async (entered, context) => {
    await bindPhone(context, entered);
    return null;
  }),

  route(account.chatLoginCode, ({ sessionId }, context) => startChatLogin(context, sessionId)),

  route(account.chatLoginExchange, (given, context) => exchangeChatLogin(context, given)),

  route(account.getUserInfo, (_, context) => userInfo(context)),
];
