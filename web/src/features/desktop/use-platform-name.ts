import { useTranslation } from 'react-i18next';
import { type Download, productOf } from './offers.ts';

/** What a file runs on, in words. */
export function usePlatformName(): (file: Download) => string {
  const { t } = useTranslation('desktop');
  return (file) =>
    file.platform === 'ANY' ? t(`anyPlatform.${productOf(file)}`) : t(`platforms.${file.platform}`);
}
