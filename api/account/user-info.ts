import { findFirstSaleDay } from '../../db/account/accounts.ts';
import { hasPhone } from '../../db/account/chat-logins.ts';
import { findRebindPhones } from '../../db/binding/binding.ts';
import type { User } from '../../db/schema.ts';
import { signedIn } from '../caller.ts';
import type { CallOutput } from '../contract/call.ts';
import type { account } from '../contract/index.ts';
import { maskedPhone } from '../contract/rules/phones.ts';
import type { CallContext } from '../deps.ts';
import { nameOf } from './name.ts';

function staffKind(user: User): CallOutput<typeof account.getUserInfo>['staffKind'] {
  if (user.role === 'boss') return null;
  return user.is_operator === 1 ? 'operator' : user.role;
}

/** The signed-in user as the web client knows them (specification section 3). */
export async function userInfo(
  context: CallContext,
): Promise<CallOutput<typeof account.getUserInfo>> {
  const user = signedIn(context);
  const { key, permissions, viewedBy, viewedGone } = context.caller;
  // Main accounts are of no single shop.
  const isLimited = user.limitedByKey !== undefined;
  const mayBind = user.role === 'boss' && !isLimited;
  const id = String(user.id);
  return {
    userId: id,
    uid: id,
    // What a person signs in with is not for a tool of some shops. Most are called by it, too.
    username: isLimited ? maskedPhone(user.username) : user.username,
    phone: hasPhone(user) && !isLimited ? user.phone : '',
    nickName: user.nick_name,
    role: user.role === 'boss' ? 'boss' : 'other',
    staffKind: staffKind(user),
    isBoss: user.role === 'boss',
    isVisitor: context.caller.isVisitor,
    permissions: [...permissions].map((permsCode) => ({ permsCode })),
    wechatUId: user.wechat_uid,
    registerTime: user.register_time,
    firstSaleDay: await findFirstSaleDay(context.db, user),
    isFirst: user.is_first === 1,
    needRebindPhones: mayBind ? await findRebindPhones(context.db, user.id) : [],
    ...(key && { apiKey: key }),
    ...(viewedBy && { viewedBy: { userId: String(viewedBy.id), name: nameOf(viewedBy) } }),
    ...(viewedGone !== undefined && { viewedGone }),
  };
}
