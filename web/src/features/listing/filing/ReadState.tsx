import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OfficeAnswer } from './use-office.ts';

/** That something is being read, or could not be; nothing once it is there. */
export const ReadState = ({ answer }: { readonly answer: OfficeAnswer<unknown> }) => {
  const { t } = useTranslation(['filing', 'common']);
  if (answer.isLoading) {
    return (
      <Text color="fg.muted" fontSize="xs" role="status">
        {t('loading')}
      </Text>
    );
  }
  if (answer.failure === null) return null;
  return (
    <Flex role="alert" gap="2" align="center" wrap="wrap" color="fg.error" fontSize="xs">
      <Text>{answer.failure || t('failed')}</Text>
      <Button size="xs" variant="outline" onClick={answer.retry}>
        {t('common:retry')}
      </Button>
    </Flex>
  );
};
