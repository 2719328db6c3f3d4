import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SuccessIcon } from '../../shared/ui/icons.tsx';

interface BoundViewProps {
  readonly phone: string;
  /** What the server said, e.g. that no code was needed. */
  readonly message: string;
  readonly onMore: () => void;
  readonly onDone: () => void;
}

/** The account is bound: says so, and leads to the next one. */
export function BoundView({ phone, message, onMore, onDone }: BoundViewProps) {
  const { t } = useTranslation('binding');
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <Stack align="center" gap="2" paddingY="4" textAlign="center">
      <Box color="status.done" fontSize="4xl" lineHeight="1">
        <SuccessIcon />
      </Box>
      <Text fontSize="lg" fontWeight="semibold" role="status">
        {message}
      </Text>
      <Text color="fg.muted">{t('boundHint', { phone })}</Text>
      <Stack marginTop="4" width="full" gap="2">
        <Button ref={done} minHeight={{ base: '44px', lg: '40px' }} onClick={onDone}>
          {t('done')}
        </Button>
        <Button variant="outline" minHeight={{ base: '44px', lg: '40px' }} onClick={onMore}>
          {t('bindMore')}
        </Button>
      </Stack>
    </Stack>
  );
}
