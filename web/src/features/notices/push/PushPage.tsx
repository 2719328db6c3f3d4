import { Button, Heading, Separator, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { phoneApp } from '../../../session/phone-app.ts';
import { ChevronBackIcon } from '../../../shared/ui/icons.tsx';
import { MailSettings } from '../mail/MailSettings.tsx';
import { PushSettings } from './PushSettings.tsx';

/** /m/push. */
export default function PushPage() {
  const { t } = useTranslation(['push', 'common']);
  return (
    <Stack gap="3" padding="3" paddingBottom="16">
      <Button asChild variant="ghost" minHeight="44px" alignSelf="flex-start" paddingX="1">
        <Link to={`${phoneApp}/me`}>
          <ChevronBackIcon />
          {t('common:back')}
        </Link>
      </Button>
      <Heading as="h1" size="lg">
        {t('words.push')}
      </Heading>
      <PushSettings />
      <Separator />
      <MailSettings />
    </Stack>
  );
}
