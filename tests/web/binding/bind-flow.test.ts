import { describe, expect, it } from 'vitest';
import {
  asksForResend,
  type BindFlow,
  type BindForm,
  type BindNews,
  bindReducer,
  confirmProblem,
  emptyBindForm,
  idleFlow,
} from '../../../web/src/features/binding/bind-flow.ts';

const phone = '12000000001';
const now = 1_700_000_000_000;
const play = (...news: BindNews[]): BindFlow => news.reduce(bindReducer, idleFlow);
const stands = (
  status: Extract<BindNews, { type: 'stands' }>['status'],
  message: string = status,
  at = now,
): BindNews => ({ type: 'stands', status, message, now: at });
const asked: BindNews = { type: 'asked', phone };

describe('the form of a bind', () => {
  it('[R3-38] holds phone, pass, pass2 and code, all of them empty at first', () => {
    expect(emptyBindForm).toEqual({ phone: '', pass: '', pass2: '', code: '' });
  });
});

describe('the states of a bind', () => {
  it.each<[string, BindNews[], Partial<BindFlow>]>([
    ['waits for the server', [asked], { phase: 'asking', phone, resendAt: null }],
    [
      'counts down while the marketplace is slow',
      [asked, stands('SIGNING_IN')],
      { phase: 'signingIn', resendAt: now + 59_000 },
    ],
    [
      'counts down from the first answer',
      [asked, stands('SIGNING_IN'), stands('CODE_SENT', '', now + 6_000)],
      { phase: 'codeSent', resendAt: now + 59_000 },
    ],
    [
      'counts down anew after another code',
      [asked, stands('CODE_SENT'), { type: 'resent', now: now + 70_000 }],
      { phase: 'codeSent', resendAt: now + 129_000 },
    ],
    [
      'does not take a sent code back',
      [asked, stands('CODE_SENT', 'sent'), stands('SIGNING_IN', 'late')],
      { phase: 'codeSent', message: 'sent' },
    ],
    [
      'shows progress',
      [asked, stands('SIGNING_IN'), { type: 'progressed', message: 'half' }],
      { phase: 'signingIn', message: 'half' },
    ],
    [
      '[R4-14] begins anew after a failure, without a countdown',
      [asked, stands('CODE_SENT'), stands('FAILED', 'wrong')],
      { ...idleFlow, message: 'wrong' },
    ],
    [
      'begins anew after a refusal',
      [asked, { type: 'refused', message: 'no' }],
      { ...idleFlow, message: 'no' },
    ],
    ['ends', [asked, stands('CODE_SENT'), stands('BOUND', 'done')], { phase: 'bound', phone }],
    ['ends without a code', [asked, stands('BOUND', 'done')], { phase: 'bound', message: 'done' }],
    [
      'is not failed by news that come after its end',
      [asked, stands('BOUND', 'done'), stands('FAILED', 'late')],
      { phase: 'bound', message: 'done' },
    ],
    ['is not begun by news of an old one', [stands('CODE_SENT')], idleFlow],
    ['is forgotten when it is closed', [asked, stands('CODE_SENT'), { type: 'closed' }], idleFlow],
  ])('%s', (_title, news, expected) => {
    expect(play(...news)).toMatchObject(expected);
  });
});

describe('confirming', () => {
  const form: BindForm = { phone, pass: 'a', pass2: 'a', code: '123456' };
  const sent = play(asked, stands('CODE_SENT'));
  it.each<[string | undefined, Partial<BindForm>, BindFlow]>([
    [undefined, {}, sent],
    ['accountAndPasswordRequired', { phone: '' }, sent],
    ['accountAndPasswordRequired', { pass: '' }, idleFlow],
    ['codeNotFetched', {}, idleFlow],
    ['codeNotFetched', { code: '' }, play(asked, stands('FAILED'))],
    ['accountChanged', { phone: '12000000002' }, sent],
    ['accountChanged', { pass: 'b', code: '' }, sent],
    ['codeMissing', { code: '' }, sent],
  ])('finds %s in %j', (expected, change, flow) => {
    expect(confirmProblem({ ...form, ...change }, flow)).toBe(expected);
  });

  it('asks for another code of the same bind only with the same account and password', () => {
    expect(asksForResend(form, sent)).toBe(true);
    expect(asksForResend({ ...form, pass: 'b' }, sent)).toBe(false);
    expect(asksForResend({ ...form, phone: '12000000002' }, sent)).toBe(false);
    expect(asksForResend(form, play(asked, stands('SIGNING_IN')))).toBe(false);
  });
});
