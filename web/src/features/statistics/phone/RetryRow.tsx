import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';

type Props = {
  readonly onRetry: () => unknown;
  /** What is to be known of the list, in place of that it failed. */
  readonly told?: string;
};

/** Under a list that could be read in part alone, or not at all: says so, and asks for it again. */
export const RetryRow = ({ onRetry, told }: Props) => {
  const { t } = useTranslation();
  return (
    <Button variant="outline" width="full" minHeight="44px" onClick={onRetry}>
      {dotted(told ?? t('loadFailed'), t('retry'))}
    </Button>
  );
};
