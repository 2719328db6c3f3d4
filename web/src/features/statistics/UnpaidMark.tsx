import { useTranslation } from 'react-i18next';

/** Stands for a figure of days that nobody has paid for: it is not known, and not 0. */
export const UnpaidMark = () => {
  const { t } = useTranslation('statistics');
  return <span title={t('unpaid.card')}>—</span>;
};
