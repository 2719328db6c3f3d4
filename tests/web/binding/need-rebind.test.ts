import { beforeEach, describe, expect, it } from 'vitest';
import {
  curNeedRebindPhone,
  takeRebindMessage,
} from '../../../web/src/features/binding/need-rebind.ts';

describe('the account that must be bound again just now', () => {
  beforeEach(() => curNeedRebindPhone.set(undefined));

  it('[R3-20] is stored by a rebind message, and cleared by one that hides it', () => {
    takeRebindMessage({ phone: '12000000001', show: true });
    expect(curNeedRebindPhone.get()).toBe('12000000001');
    takeRebindMessage({ phone: '12000000001', show: false });
    expect(curNeedRebindPhone.get()).toBeUndefined();
  });

  it('is not cleared by news of another account', () => {
    takeRebindMessage({ phone: '12000000001', show: true });
    takeRebindMessage({ phone: '12000000002', show: false });
    expect(curNeedRebindPhone.get()).toBe('12000000001');
  });
});
