import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, instant, nothing, password } from './fields.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { isName, longestNickName } from './rules/names.ts';
import { sentence } from './rules/sentences.ts';

/**
 * Where a person is signed in, and the password and the name that they change while they are. For sessions alone:
 * no key is asked.
 */

const source = 'design 4 The GraphQL schema';

/** How long a use of a session counts as the last one, in milliseconds: so often at most it is noted anew. */
export const sessionNotedEvery = 5 * 60_000;

export const sessionRow = z.object({
  sessionId: id,
  createdAt: instant,
  /** Noted every few minutes; null before, and of sessions from before it was noted. */
  seenAt: instant.nullable(),
  expiresAt: instant,
  /** Network address, an IPv6 one without the half that changes; null where it is not known. */
  address: z.string().nullable(),
  /** Kind of browser or program; null where it is not known. */
  agent: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Desktop helpers that were brought in by it and are there. */
  helpers: z.array(z.string()),
});

export const listSessions = defineCall({
  name: 'listSessions',
  path: '/api/auth/listSessions',
  origin: 'assigned',
  visitor: 'blocked',
  summary: 'The sessions of the signed-in user that have not ended, the one that asks first.',
  source,
  input: z.object({}),
  output: z.array(sessionRow),
});

export const endSession = defineCall({
  name: 'endSession',
  refusals: { sessionGone: { msg: '该登录已结束，请刷新列表' } },
  path: '/api/auth/endSession',
  origin: 'assigned',
  kind: 'write',
  summary:
    'Ends a session of the signed-in user at once, with the desktop helpers and push subscriptions of it.',
  source,
  input: z.object({ sessionId: id }),
  output: nothing,
});

export const changePassword = defineCall({
  name: 'changePassword',
  refusals: {
    noPasswordYet: { msg: '您还没有设置密码，请用“忘记密码”通过验证码设置', field: 'oldPassword' },
    wrongOldPassword: { msg: '原密码错误，请重新输入', field: 'oldPassword' },
    samePassword: { msg: '新密码不能与原密码相同', field: 'password' },
  },
  path: '/api/auth/changePassword',
  origin: 'assigned',
  kind: 'write',
  summary:
    'Gives the signed-in user another password, who knows the old one. Every other session and every key of theirs ends.',
  source,
  input: z.object({
    oldPassword: z
      .string()
      .min(1, inputSentences.oldPasswordMissing)
      .max(64, inputSentences.wrongOldPassword),
    password,
  }),
  output: nothing,
});

export const setNickName = defineCall({
  name: 'setNickName',
  refusals: {
    phoneOfAnother: { msg: '昵称不能像别人的手机号，请换一个昵称', field: 'nickName' },
  },
  path: '/api/auth/setNickName',
  origin: 'assigned',
  kind: 'write',
  summary:
    'Says what the signed-in user wants to be called, in the header and by colleagues; empty for the phone in its place.',
  source,
  input: z.object({
    nickName: z
      .string()
      .trim()
      .max(longestNickName, sentence(inputSentences.nickNameTooLong, { most: longestNickName }))
      .refine((name) => name === '' || isName(name), inputSentences.strangeSigns)
      .describe('the name, without blanks around it; empty for none'),
  }),
  output: nothing,
});
