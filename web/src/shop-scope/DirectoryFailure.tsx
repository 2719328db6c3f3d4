import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../shared/ui/states.tsx';
import { useDirectory } from './use-directory.ts';

/** Says that shops or groups did not come, and asks for them again; nothing where all of them did. */
export function DirectoryFailure() {
  const { t } = useTranslation();
  const { shops, hidden, isFailed, retry } = useDirectory();
  if (!isFailed) return null;
  if (shops.length + hidden.length === 0) return <ErrorState onRetry={retry} />;
  return (
    <Flex role="alert" gap="2" align="center" wrap="wrap" padding="3" color="fg.muted">
      {t('shopsIncomplete')}
      <Button size="xs" variant="outline" minHeight={{ base: '44px', lg: '6' }} onClick={retry}>
        {t('retry')}
      </Button>
    </Flex>
  );
}
