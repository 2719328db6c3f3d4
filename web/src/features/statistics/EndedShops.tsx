import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { openRenew } from '../billing/index.ts';
import type { EndedShop } from './ended.ts';
import { namesOfEnded } from './ended-words.ts';

/** Names the shops whose later days are in no sum, and leads whoever may renew them there. */
export const EndedShops = ({ shops }: { shops: readonly EndedShop[] }) => {
  const { t } = useTranslation('statistics');
  const { isBoss } = useViewer();
  if (shops.length === 0) return null;
  return (
    <Text role="status" color="fg.warning" title={namesOfEnded(t, shops, shops.length)}>
      {t('ended.note', { shops: namesOfEnded(t, shops) })}
      {isBoss ? (
        <Button
          variant="plain"
          size="xs"
          height="auto"
          minWidth="0"
          paddingX="0"
          minHeight="0"
          paddingY="0"
          verticalAlign="baseline"
          color="accent.fg"
          textDecoration="underline"
          // It may be hit where it stands out of its line.
          _after={{ content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1' }}
          onClick={({ currentTarget }) =>
            openRenew(
              shops.map(({ shop }) => shop.id),
              () => currentTarget,
            )
          }
        >
          {t('words.renewNow')}
        </Button>
      ) : (
        t('ended.ask')
      )}
    </Text>
  );
};
