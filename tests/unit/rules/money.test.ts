import { describe, expect, it } from 'vitest';
import { fenOf, yuanOf, yuanText } from '../../../api/contract/rules/money.ts';

describe('money', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [1234, '12.34'],
    [-123456, '-1234.56'],
    [90_071_992_547_409, '900719925474.09'],
  ])('%i fen are %s yuan', (fen, text) => {
    expect(yuanText(fen)).toBe(text);
  });

  it.each([0, 1, 5, 1_234, 6_995, 2_484_000, 99_999_999])('%i fen come back from yuan', (fen) => {
    expect(fenOf(yuanText(fen))).toBe(fen);
    expect(fenOf(yuanOf(fen))).toBe(fen);
  });
});
