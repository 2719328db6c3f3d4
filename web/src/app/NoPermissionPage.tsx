import { Box, Button, Center, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../session/viewer-context.ts';
import { LockIcon } from '../shared/ui/icons.tsx';
import { navTarget } from './header/nav-items.ts';

/** In the place of a page that the person's boss has not opened for them. */
export default function NoPermissionPage() {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const { role } = useViewer();
  return (
    <Center flex="1" minHeight="60dvh" padding="6">
      <Stack align="center" gap="3" textAlign="center" maxWidth="36em">
        <Box color="accent.fg" aria-hidden>
          <LockIcon width={48} height={48} />
        </Box>
        <Text as="h1" fontSize="xl" fontWeight="semibold">
          {t('words.noPermission')}
        </Text>
        <Text color="fg.muted">
          {/* Sections are opened for managers alone. */}
          {t(role === 'OPERATOR' ? 'noPermissionOperatorHint' : 'noPermissionHint')}
        </Text>
        <HStack marginTop="2">
          <Button asChild>
            <Link to={navTarget('/home', search)}>{t('toStatistics')}</Link>
          </Button>
        </HStack>
      </Stack>
    </Center>
  );
}
