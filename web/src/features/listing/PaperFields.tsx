import { useTranslation } from 'react-i18next';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { PlatformFiles } from '../uploads/index.ts';
import { EditorSection } from './EditorSection.tsx';
import type { Listing } from './form-values.ts';

/** Guide files and certificates of a listing, which the platform keeps and not this product. */
export const PaperFields = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('uploads');
  const { shops } = useDirectory();
  return (
    <EditorSection title={t('platform.title')} hint={t('platform.hint')}>
      <PlatformFiles shops={shops} shopId={listing.shop.id} />
    </EditorSection>
  );
};
