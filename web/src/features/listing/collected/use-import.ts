import { useTranslation } from 'react-i18next';
import type { CollectedPage } from '../../../../../api/contract/rules/collected.ts';
import type { ListingLanguage } from '../../../graphql/schema.generated.ts';
import { useImportListingMutation } from '../ImportListing.generated.ts';
import { languageOfCode } from '../languages.ts';

type Where = { readonly shopId: string; readonly language: ListingLanguage };

/** Money of the schema: yuan as text. */
const yuanOf = (fen: number): string => (fen / 100).toFixed(2);

/** Makes a listing of a collected product: '' when it was done, else the reason. */
export function useImport() {
  const { t } = useTranslation('listing');
  const [importListing] = useImportListingMutation();
  return async ({ skus, ...product }: CollectedPage, where: Where): Promise<string> => {
    const input = {
      ...where,
      ...product,
      sourceLanguage: languageOfCode[product.sourceLanguage],
      attributes: [...product.attributes],
      images: [...product.images],
      skus: skus.map(({ spec, price, stock }) => ({
        specification: spec,
        price: price === null ? null : yuanOf(price),
        stock,
      })),
    };
    const answer = await importListing({ variables: { input } }).catch(() => null);
    const outcome = answer?.data?.importListing;
    if (!outcome) return t('collected.failed');
    return outcome.error?.message ?? '';
  };
}
