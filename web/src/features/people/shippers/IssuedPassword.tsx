import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { copyText } from '../../../shared/ui/copy-text.ts';

type Props = { readonly phone: string; readonly password: string; readonly onClose: () => void };

/** A password for one sign-in, which nobody can look up again: a click beside it does not close it. */
export const IssuedPassword = ({ phone, password, onClose }: Props) => {
  const { t } = useTranslation('shippers');
  const copy = () => copyText(password, { done: t('copied'), failed: t('copyFailed') });
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('issueShort')}
      width={400}
      dismissable={false}
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button onClick={onClose}>{t('noted')}</Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{t('issuedText', { phone })}</Text>
        <Text
          as="code"
          fontFamily="mono"
          fontSize="xl"
          textAlign="center"
          bg="bg.muted"
          borderRadius="l2"
          padding="3"
          userSelect="all"
          aria-label={t('issueShort')}
        >
          {password}
        </Text>
      </Stack>
    </AppDialog>
  );
};
