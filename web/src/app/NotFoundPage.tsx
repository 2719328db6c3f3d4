import { Button, Center, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Center flex="1" minHeight="60dvh" padding="6">
      <Stack align="center" gap="3" textAlign="center">
        <Text fontSize="6xl" lineHeight="1" fontWeight="semibold" color="accent.fg" aria-hidden>
          404
        </Text>
        <Text as="h1" fontSize="xl" fontWeight="semibold">
          {t('title.notFound')}
        </Text>
        <Text color="fg.muted">{t('notFoundHint')}</Text>
        <HStack gap="3" marginTop="2" wrap="wrap" justify="center">
          <Button asChild variant="outline">
            <Link to="/index">{t('toHome')}</Link>
          </Button>
          <Button asChild>
            <Link to="/home">{t('toStatistics')}</Link>
          </Button>
        </HStack>
      </Stack>
    </Center>
  );
}
