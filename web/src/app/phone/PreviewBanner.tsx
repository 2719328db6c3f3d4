import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openAuthDialog } from '../../session/auth-dialog-store.ts';
import { phoneApp } from '../../session/phone-app.ts';
import { SampleBack } from '../../session/sample/SampleBack.tsx';
import { session } from '../../session/session.ts';
import { safe } from './safe.ts';

/** Says on every page of the preview that nothing of it is real, and how to see one's own shops. */
export function PreviewBanner() {
  const { t } = useTranslation('phoneSeller');
  const { isSample } = session.use();
  return (
    <Flex
      role="region"
      aria-label={t('preview.label')}
      align="center"
      justify="flex-end"
      wrap="wrap"
      columnGap="2"
      paddingX="3"
      paddingTop={`calc(${safe('top')} + 4px)`}
      paddingBottom="1"
      bg="accent.subtle"
      color="accent.fg"
      borderBottomWidth="1px"
      borderColor="accent.muted"
    >
      <Text flex="1 1 10rem" fontSize="xs" paddingY="2">
        {t(isSample ? 'preview.sample' : 'preview.text')}
      </Text>
      {isSample ? (
        <SampleBack size="sm" minHeight="44px" />
      ) : (
        <Flex gap="2">
          <Button
            size="sm"
            variant="ghost"
            minHeight="44px"
            onClick={() => openAuthDialog('register')}
          >
            {t('preview.register')}
          </Button>
          <Button asChild size="sm" minHeight="44px">
            <Link to={phoneApp}>{t('words.signIn')}</Link>
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
