import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { toast } from '../../shared/ui/toast.ts';
import { RedeemedCouponsDocument, useRedeemCouponMutation } from './Renewal.generated.ts';
import type { OwnCoupon } from './renewal.ts';

export type Redemption =
  | { readonly kind: 'redeemed'; readonly coupon: OwnCoupon }
  | { readonly kind: 'refused'; readonly problem: string }
  /** Nothing was tried, or it is said elsewhere. */
  | { readonly kind: 'none' };

/** Redeems typed codes, one at a time, and says what came of it. */
export function useRedeem() {
  const { t } = useTranslation('billing');
  const [busyKey, setBusyKey] = useState<string>();
  const [redeem] = useRedeemCouponMutation({
    context: { quiet: true },
    refetchQueries: [RedeemedCouponsDocument],
  });

  const run = async (key: string, code: string): Promise<Redemption> => {
    if (stopVisitor() || busyKey !== undefined) return { kind: 'none' };
    setBusyKey(key);
    try {
      const { data } = await redeem({ variables: { code } });
      const answer = data?.redeemCoupon;
      if (!answer?.coupon) {
        return { kind: 'refused', problem: answer?.error?.message ?? t('redeemFailed') };
      }
      toast.success(t(answer.isNew ? 'redeemed' : 'redeemedBefore'));
      return { kind: 'redeemed', coupon: answer.coupon };
    } catch {
      return { kind: 'refused', problem: t('redeemFailed') };
    } finally {
      setBusyKey(undefined);
    }
  };

  return { busyKey, redeem: run };
}
