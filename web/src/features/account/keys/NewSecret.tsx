import { Alert, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { copyText } from '../../../shared/ui/copy-text.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';

type Props = { readonly secret: string; readonly onClose: () => void };

const Block = chakra('code', {
  base: {
    display: 'block',
    fontFamily: 'mono',
    bg: 'bg.muted',
    borderRadius: 'l2',
    padding: '3',
    wordBreak: 'break-all',
    userSelect: 'all',
  },
});

/** A key that nobody can look up again: a click beside it does not close it. */
export const NewSecret = ({ secret, onClose }: Props) => {
  const { t } = useTranslation('apiKeys');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (await copyText(secret, { done: t('copied'), failed: t('copyFailed') })) setCopied(true);
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('madeTitle')}
      width={520}
      dismissable={false}
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            {isCopied && <CheckIcon />}
            {t('copy')}
          </Button>
          <Button onClick={onClose}>{t('saved')}</Button>
        </>
      }
    >
      <Stack gap="3">
        <Alert.Root status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">{t('onlyOnce')}</Alert.Title>
        </Alert.Root>
        <Block aria-label={t('madeTitle')}>{secret}</Block>
        <Text color="fg.muted">{t('howTo')}</Text>
        <Block>{t('header')}</Block>
      </Stack>
    </AppDialog>
  );
};
