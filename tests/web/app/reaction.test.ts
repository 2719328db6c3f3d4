import { describe, expect, it } from 'vitest';
import { reactionTo } from '../../../web/src/shared/errors/reaction.ts';

const signedIn = false;
const visitor = true;

describe('what a failed request shows', () => {
  it('[R8-06] shows the message of other codes, or a fallback where there is none for sellers', () => {
    expect(reactionTo({ code: 'UPSTREAM_STATUS', message: '数据服务出错' }, signedIn)).toEqual({
      kind: 'toast',
      text: '数据服务出错',
    });
    expect(reactionTo({ code: 'INTERNAL', message: '' }, signedIn)).toEqual({
      kind: 'toast',
      key: 'unknownError',
    });
    expect(reactionTo({ code: 'BAD_REQUEST', message: 'Must provide a query' }, signedIn)).toEqual({
      kind: 'toast',
      key: 'unknownError',
    });
  });

  it.each([
    ['a Chinese message', '店铺已到期', { kind: 'toast', text: '店铺已到期' }],
    ['a message in another language', 'shop expired', { kind: 'toast', text: 'shop expired' }],
    ['no message', '', { kind: 'toast', key: 'unknownError' }],
    ['"error"', 'error', { kind: 'silent' }],
  ])(
    '[R8-06][R8-07][R8-08] of another code with %s shows that, and visitors nothing',
    (_, message, shown) => {
      const failure = { code: 'UPSTREAM_REFUSED', resultCode: 5, message };
      expect(reactionTo(failure, signedIn)).toEqual(shown);
      expect(reactionTo(failure, visitor)).toEqual({ kind: 'silent' });
    },
  );

  it('[R8-08] shows visitors nothing of what has failed here', () => {
    expect(reactionTo({ code: 'UPSTREAM_STATUS', message: '数据服务出错' }, visitor)).toEqual({
      kind: 'silent',
    });
  });

  it('[R8-09] shows the message of a business refusal as it is', () => {
    for (const message of ['店铺已到期', 'the shop has expired']) {
      const failure = { code: 'UPSTREAM_REFUSED', resultCode: 1, message };
      expect(reactionTo(failure, signedIn)).toEqual({ kind: 'toast', text: message });
      expect(reactionTo(failure, visitor)).toEqual({ kind: 'toast', text: message });
    }
  });

  it('ends the session when the server does not know it, with its message or our own', () => {
    expect(reactionTo({ code: 'UNAUTHENTICATED', message: '账号在别处登录' }, signedIn)).toEqual({
      kind: 'signOut',
      text: '账号在别处登录',
    });
    expect(reactionTo({ code: 'UNAUTHENTICATED', message: 'no session' }, signedIn)).toEqual({
      kind: 'signOut',
      text: undefined,
    });
    expect(reactionTo({ status: 401, message: 'Response not successful' }, signedIn)).toEqual({
      kind: 'signOut',
      text: undefined,
    });
  });

  it('shows nothing for HTTP 403, an empty selection, and what the server marks as silent', () => {
    expect(reactionTo({ status: 403, message: 'Forbidden' }, signedIn).kind).toBe('silent');
    expect(reactionTo({ code: 'EMPTY_SHOP', message: '店铺为空' }, signedIn).kind).toBe('silent');
    expect(reactionTo({ code: 'FORBIDDEN', message: '无权限', silent: true }, signedIn).kind).toBe(
      'silent',
    );
    expect(reactionTo({ code: 'FORBIDDEN', message: '无权限' }, signedIn).kind).toBe('toast');
  });

  it('tells to wait where what stands before the server answers in its place', () => {
    for (const status of [502, 503, 504])
      expect(reactionTo({ status, message: 'Bad Gateway' }, signedIn)).toEqual({
        kind: 'toast',
        key: 'serverAway',
      });
    expect(reactionTo({ status: 500, message: '' }, signedIn)).toEqual({
      kind: 'toast',
      key: 'unknownError',
    });
  });

  it('tells of a broken network, to visitors too', () => {
    expect(reactionTo({ message: 'Failed to fetch' }, visitor)).toEqual({
      kind: 'toast',
      key: 'networkError',
    });
  });

  it('leads a visitor to the tips when the server blocks an act', () => {
    expect(reactionTo({ code: 'VISITOR_BLOCKED', message: '…' }, visitor).kind).toBe('visitorTips');
  });
});
