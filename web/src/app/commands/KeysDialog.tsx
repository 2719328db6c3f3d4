import { HStack, Kbd, SimpleGrid, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { printKey, searchKey } from './command-panels.ts';

/** Which keys there are. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('commands');
  const rows = [
    { keys: [searchKey], does: t('title') },
    { keys: ['?'], does: t('keys.keys') },
    { keys: [printKey], does: t('print') },
    { keys: ['↑', '↓', '←', '→'], does: t('keys.move') },
    { keys: ['↑', '↓', 'Home', 'End'], does: t('keys.rows') },
    { keys: ['←', '→', 'Home', 'End'], does: t('keys.points') },
    { keys: ['Shift', '←', '→'], does: t('keys.span') },
    { keys: ['Enter'], does: t('keys.choose') },
    { keys: ['Esc'], does: t('keys.close') },
    { keys: [t('space'), '↑', '↓'], does: t('keys.order') },
  ];
  return (
    <AppDialog open onClose={onClose} title={t('keysTitle')} width={520}>
      <SimpleGrid as="dl" templateColumns="auto 1fr" columnGap="6" rowGap="3" alignItems="center">
        {rows.map(({ keys, does }) => (
          <Fragment key={does}>
            <HStack as="dt" gap="1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </HStack>
            <Text as="dd">{does}</Text>
          </Fragment>
        ))}
      </SimpleGrid>
    </AppDialog>
  );
}
