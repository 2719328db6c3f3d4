import { describe, expect, it } from 'vitest';
import { parseExactly } from '../../../bff/upstream/border/exact-json.ts';

describe('JSON with ids that a double cannot hold', () => {
  it.each([
    ['{"id":1234567890123456789}', { id: '1234567890123456789' }],
    ['[9007199254740993]', ['9007199254740993']],
    ['{"id":-1234567890123456789}', { id: '-1234567890123456789' }],
    ['{"id":9007199254740991}', { id: 9_007_199_254_740_991 }],
    ['{"text":"1234567890123456789","n":1}', { text: '1234567890123456789', n: 1 }],
    ['{"share":0.1234567890123456}', { share: 0.123_456_789_012_345_6 }],
    ['1234567890123456789', '1234567890123456789'],
  ])('%s keeps every digit', (text, value) => {
    expect(parseExactly(text)).toEqual(value);
  });
});
