import { expect, it } from 'vitest';
import { maskPhone } from '../../../web/src/features/account/phone.ts';

it('[R5.11-04] hides the characters 4 to 7 of a phone', () => {
  expect(maskPhone('13812345678')).toBe('138****5678');
  expect(maskPhone('12345')).toBe('12345');
});
