import { useTranslation } from 'react-i18next';
import { listText, withDetail } from '../../../i18n/format.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { ListingValues } from '../form-values.ts';
import { OfficeError } from './office-calls.ts';
import { lookUpSpecs } from './spec-lookup.ts';
import type { Office } from './use-office.ts';

/** Names that are told; the others wait for the next time. */
const MOST_NAMED = 5;

/**
 * Gives the SKUs of a form the marketplace's numbers of their specifications, as far as a category is chosen and a
 * helper runs, and tells those that have none.
 */
export const useSpecs = (office: Office, isBoss: boolean) => {
  const { t } = useTranslation('filing');
  return async (values: ListingValues): Promise<ListingValues> => {
    const { category } = values.filing;
    // The helper acts for the owner of a shop alone.
    if (category === null || !office.isOpen || !isBoss) return values;
    try {
      const { skus, unknown } = await lookUpSpecs(values.skus, category.id, office.ask);
      if (unknown.length > 0) {
        const names = unknown
          .slice(0, MOST_NAMED)
          .map(({ name, detail }) => (detail === '' ? name : withDetail(name, detail)));
        toast.warning(t('specs.unknown', { names: listText(names) }));
      }
      return { ...values, skus };
    } catch (error) {
      if (!(error instanceof OfficeError)) throw error;
      toast.warning(error.detail || t('specs.failed'));
      return values;
    }
  };
};
