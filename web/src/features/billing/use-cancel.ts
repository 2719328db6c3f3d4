import { useTranslation } from 'react-i18next';
import { confirmAct } from '../../shared/ui/ask.ts';
import { toast } from '../../shared/ui/toast.ts';
import { RedeemedCouponsDocument, useCancelRenewalMutation } from './Renewal.generated.ts';

/** Cancels orders, each after a question that names it. */
export function useCancel() {
  const { t } = useTranslation('billing');
  const [mutate, { loading }] = useCancelRenewalMutation({
    context: { quiet: true },
    refetchQueries: [RedeemedCouponsDocument],
  });

  /** Resolves to whether it is cancelled; null when it was not asked for after all. */
  const cancel = async (orderNo: string): Promise<boolean | null> => {
    const sure = await confirmAct({
      text: t('cancelText', { orderNo }),
      action: t('cancel'),
      dismiss: t('keep'),
      destructive: true,
    });
    if (!sure) return null;
    const answer = await mutate({ variables: { orderNo } }).catch(() => undefined);
    const done = answer?.data?.cancelRenewal;
    if (done?.order) {
      toast.success(t('cancelled'));
      return true;
    }
    toast.error(done?.error?.message ?? t('cancelFailed'));
    return false;
  };

  return { isCancelling: loading, cancel };
}
