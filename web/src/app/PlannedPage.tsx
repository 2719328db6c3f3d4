import { Badge, Box, Button, Center, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type placeholder from '../i18n/zh-CN/placeholder.ts';
import { CheckIcon } from '../shared/ui/icons.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import { isPublicPage } from './route-table.ts';

type PlannedKey = keyof typeof placeholder.planned;

/** The one page of everything that is still to come: it says what will be there, and fakes nothing. */
export default function PlannedPage() {
  const { t, i18n } = useTranslation(['placeholder', 'shell']);
  const { pathname } = useLocation();
  const title = usePageTitle();
  if (!title) return null;
  const items = i18n.exists(`placeholder:planned.${title}`)
    ? t(`placeholder:planned.${title as PlannedKey}`, { returnObjects: true })
    : [];
  const isPublic = isPublicPage(pathname);
  return (
    <Center flex="1" padding={{ base: '5', md: '10' }}>
      <Stack gap="4" width="full" maxWidth="560px">
        <Box>
          <Badge colorPalette="orange" variant="subtle">
            {t('placeholder:badge')}
          </Badge>
          <Text as="h1" fontSize="2xl" lineHeight="2rem" fontWeight="semibold" marginTop="2">
            {t(`shell:title.${title}`)}
          </Text>
        </Box>
        <Text color="fg.muted">{t('placeholder:intro')}</Text>
        <List.Root variant="plain" gap="3">
          {items.map((item) => (
            <List.Item key={item} alignItems="flex-start">
              <List.Indicator asChild color="accent.solid" marginTop="1">
                <CheckIcon />
              </List.Indicator>
              {item}
            </List.Item>
          ))}
        </List.Root>
        <Box marginTop="2">
          <Button asChild variant="outline">
            <Link to={isPublic ? '/index' : '/home'}>
              {t(isPublic ? 'placeholder:toIndex' : 'placeholder:toStatistics')}
            </Link>
          </Button>
        </Box>
      </Stack>
    </Center>
  );
}
