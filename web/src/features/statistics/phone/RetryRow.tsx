import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Under a list that could be read in part alone, or not at all: says so, and asks for it again. */
export const RetryRow = ({ onRetry }: { readonly onRetry: () => unknown }) => {
  const { t } = useTranslation();
  return (
    <Button variant="outline" width="full" minHeight="44px" onClick={onRetry}>
      {t('loadFailed')} · {t('retry')}
    </Button>
  );
};
