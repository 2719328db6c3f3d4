import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { openRenew } from '../billing/index.ts';
import type { EndedShop } from './ended.ts';

/** So many are named; the others are counted. */
const NAMED = 3;

/** Names the shops whose later days are in no sum, and leads whoever may renew them there. */
export const EndedShops = ({ shops }: { shops: readonly EndedShop[] }) => {
  const { t } = useTranslation('statistics');
  const { isBoss } = useViewer();
  if (shops.length === 0) return null;
  const nameOf = ({ shop, lastDay }: EndedShop) =>
    lastDay === null
      ? t('ended.cleared', { shop: shop.name })
      : t('ended.until', { shop: shop.name, day: lastDay });
  const named = shops.slice(0, NAMED).map(nameOf).join('、');
  const text =
    shops.length > NAMED ? t('ended.more', { shops: named, count: shops.length }) : named;
  return (
    <Text role="status" color="fg.warning" title={shops.map(nameOf).join('、')}>
      {t('ended.note', { shops: text })}
      {isBoss ? (
        <Button
          variant="plain"
          size="xs"
          height="auto"
          minWidth="0"
          paddingX="1"
          paddingY="0"
          verticalAlign="baseline"
          color="accent.fg"
          textDecoration="underline"
          onClick={({ currentTarget }) =>
            openRenew(
              shops.map(({ shop }) => shop.id),
              () => currentTarget,
            )
          }
        >
          {t('ended.renew')}
        </Button>
      ) : (
        t('ended.ask')
      )}
    </Text>
  );
};
