import { describe, expect, it } from 'vitest';
import {
  bindError,
  bindFinish,
  bindProgress,
  closeWarning,
  heard,
  orderFinish,
  rebind,
  shopRefresh,
} from '../../../api/contract/topics.ts';

describe('a message of a topic', () => {
  it.each([
    ['an order number alone', orderFinish, '', 'R2026-1', { orderNo: 'R2026-1' }],
    ['a number alone', orderFinish, '', '20260311001', { orderNo: '20260311001' }],
    ['JSON text', orderFinish, '', '"R2026-1"', { orderNo: 'R2026-1' }],
    ['any word on a shop', shopRefresh, '634418', 'refresh', { mallId: '634418' }],
    ['an empty object', shopRefresh, '634418', '{}', { mallId: '634418' }],
    ['ids as numbers', shopRefresh, 'x', '{"mallId":634418}', { mallId: '634418' }],
    ['what its key says', closeWarning, '7', '{}', { userId: '7' }],
    [
      'a phone as its key',
      rebind,
      '12000000001',
      '{"show":true}',
      { phone: '12000000001', show: true },
    ],
    [
      'what the specification lists',
      bindFinish,
      '',
      '{"phone":12000000001,"msg":"绑定成功","firstShopId":634418}',
      { phone: '12000000001', msg: '绑定成功', firstShopId: '634418' },
    ],
    ['a failure without words', bindError, '', '{"phone":"1"}', { phone: '1', msg: '' }],
    ['a number for words', bindProgress, '', '{"phone":"1","msg":7}', { phone: '1', msg: '7' }],
    ['no first shop', bindFinish, '', '{"phone":"1","msg":"好"}', { phone: '1', msg: '好' }],
  ])('may be %s', (_what, topic, key, payload, message) => {
    expect(heard(topic, key, payload)).toEqual(message);
  });

  it.each([
    ['no words', bindProgress, '{"phone":"12000000001"}'],
    ['a text that could be anybody’s', bindProgress, '绑定成功'],
    ['an order without a number', orderFinish, '{}'],
  ])('with %s is none', (_what, topic, payload) => {
    expect(() => heard(topic, '', payload)).toThrow();
  });
});
