import type { z } from 'zod';
import type { userInfo } from '../api/contract/account.ts';
import { shanghaiDay } from '../api/contract/rules/calendar.ts';
import { maskedPhone } from '../api/contract/rules/phones.ts';

export type Role = 'BOSS' | 'MANAGER' | 'OPERATOR' | 'SHIPPER' | 'VISITOR';

type UserInfo = z.output<typeof userInfo>;

/** Who asks, as every screen needs it. Instants in ms, days of Asia/Shanghai. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
  readonly isVisitor: boolean;
  readonly isBoss: boolean;
  readonly phone: string | null;
  readonly username: string | null;
  readonly nickName: string | null;
  readonly hasChatAccount: boolean;
  /** Phones of main accounts that must be bound again. */
  readonly needRebindPhones: readonly string[];
  readonly permissions: readonly string[];
  /** Asks by a key of a tool, which may do less than the person. */
  readonly isTool: boolean;
  /** What the boss is called who looks at the product as the viewer for now. */
  readonly viewedBy: string | null;
  /** What somebody was called as whom the viewer looked at the product, and who has left the team since. */
  readonly viewedGone: string | null;
  readonly apiKey: NonNullable<UserInfo['apiKey']> | null;
  /** Whether phones that people sign in with may be told: they are not for a tool of some shops. */
  readonly mayReadPhones: boolean;
  readonly registerTime: number | null;
  readonly dataStart: string;
  readonly today: string;
}

function roleOf(user: UserInfo, isVisitor: boolean): Role {
  if (isVisitor) return 'VISITOR';
  if (user.staffKind === 'shipper') return 'SHIPPER';
  if (user.staffKind === 'operator') return 'OPERATOR';
  return user.isBoss ? 'BOSS' : 'MANAGER';
}

/** Nobody has figures from before: where an upstream names no day, ranges are not cut. */
const earliestDay = '2020-01-01';

/** The viewer of an answer of getUserInfo. A visitor sees the preview's figures, but nobody's name. */
export function viewerOf(user: UserInfo, signedIn: boolean, now: number): Viewer {
  const isVisitor = !signedIn || user.isVisitor;
  const role = roleOf(user, isVisitor);
  const registered = user.registerTime === null ? earliestDay : shanghaiDay(user.registerTime);
  const mayReadPhones = user.apiKey === undefined || user.apiKey.allShops;
  const first = user.firstSaleDay ?? registered;
  return {
    id: isVisitor ? 'visitor' : user.userId,
    role,
    isVisitor,
    isBoss: role === 'BOSS',
    // A boss who came by chat app has none yet.
    phone: isVisitor || user.phone === '' || !mayReadPhones ? null : user.phone,
    username: isVisitor ? null : mayReadPhones ? user.username : maskedPhone(user.username),
    nickName: isVisitor ? null : user.nickName,
    hasChatAccount: !isVisitor && user.wechatUId !== null,
    needRebindPhones: isVisitor ? [] : user.needRebindPhones,
    permissions: user.permissions.map((permission) => permission.permsCode),
    isTool: user.apiKey !== undefined,
    viewedBy: user.viewedBy?.name ?? null,
    viewedGone: user.viewedGone ?? null,
    apiKey: user.apiKey ?? null,
    mayReadPhones,
    registerTime: isVisitor ? null : user.registerTime,
    dataStart: first < registered ? first : registered,
    today: shanghaiDay(now),
  };
}
