import { Button, Text } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { listText } from '../../i18n/format.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { openRenew } from '../billing/index.ts';
import type { EndedShop } from './ended.ts';

type Words = TFunction<'statistics'>;

/** So many are named; the others are counted. */
const NAMED = 3;

const nameOf = (t: Words, { shop, lastDay }: EndedShop): string =>
  lastDay === null
    ? t('ended.cleared', { shop: shop.name })
    : t('ended.until', { shop: shop.name, day: lastDay });

/** The first shops with their last days, and how many there are in all. */
export const namesOfEnded = (t: Words, shops: readonly EndedShop[], most = NAMED): string => {
  const named = shops.slice(0, most).map((shop) => nameOf(t, shop));
  const names = listText(named);
  return shops.length > most ? t('ended.more', { shops: names, count: shops.length }) : names;
};

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
