import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { openBinding } from './binding-dialogs.ts';

interface RebindWarningProps {
  readonly phones: readonly string[];
  readonly onClose: () => void;
}

/** Main accounts whose sign-in at the marketplace is over: no new data comes until they are bound again. */
export default function RebindWarning({ phones, onClose }: RebindWarningProps) {
  const { t } = useTranslation('binding');
  const list = useRef<HTMLUListElement>(null);
  const leaveFor = (request: Parameters<typeof openBinding>[0]) => {
    onClose();
    openBinding(request);
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('rebindWarningTitle')}
      role="alertdialog"
      width={440}
      initialFocus={() => list.current?.querySelector('button') ?? null}
      footer={
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => leaveFor({ kind: 'unbindTemu' })}
          >
            {t('toUnbind')}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{t('rebindWarning')}</Text>
        <chakra.ul ref={list} listStyleType="none">
          {phones.map((phone) => (
            <Flex as="li" key={phone} align="center" justify="space-between" paddingY="1">
              <Text as="span">{phone}</Text>
              <Button size="sm" onClick={() => leaveFor({ kind: 'rebind', phone })}>
                {t('rebind')}
              </Button>
            </Flex>
          ))}
        </chakra.ul>
      </Stack>
    </AppDialog>
  );
}
