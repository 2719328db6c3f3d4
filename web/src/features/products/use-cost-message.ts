import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/ui/toast.ts';
import type { CostOutcome } from './use-costs.ts';

/** Tells what came of saving costs; answers whether all were saved. */
export const useCostMessage = () => {
  const { t } = useTranslation('products');
  return (outcome: CostOutcome | null): boolean => {
    if (outcome === null) return false;
    const { saved, message } = outcome;
    if (message === null) {
      toast.success(t('cost.saved', { count: saved }));
      return true;
    }
    const reason = message === '' ? t('cost.failed') : message;
    toast.error(saved > 0 ? t('cost.partly', { count: saved, message: reason }) : reason);
    return false;
  };
};
