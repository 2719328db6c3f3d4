import { Alert, Box, Button } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { sentencesText } from '../../i18n/format.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { longTime } from '../../shared/date-range/time-text.ts';
import { type DirectoryShop, useDirectory } from '../../shop-scope/use-directory.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { openRenew } from './renew-dialog.ts';

const isExpired = ({ expiresAt }: DirectoryShop): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** Says of a selected shop whose paid time is over what that means, and leads to its renewal. */
export function ExpiredNotice() {
  const { selection } = useSelection();
  const { shops, hidden } = useDirectory();
  if (selection.kind !== 'shop') return null;
  const shop = [...shops, ...hidden].find(({ id }) => id === selection.id);
  if (shop === undefined || !isExpired(shop)) return null;
  return (
    <Suspense>
      <Notice shop={shop} />
    </Suspense>
  );
}

function Notice({ shop }: { shop: DirectoryShop }) {
  const { t } = useTranslation('billing');
  const { isBoss, isVisitor } = useViewer();
  const mayRenew = isBoss || isVisitor;
  const clearing = shop.dataClearedAt === null ? null : Date.parse(shop.dataClearedAt);
  const isCleared = clearing !== null && clearing <= Date.now();
  return (
    <Box paddingX={{ base: '3', md: '4' }} paddingTop={{ base: '3', md: '4' }}>
      <Alert.Root status="warning" alignItems="center" flexWrap="wrap" role="status">
        <Alert.Indicator />
        <Alert.Content flex="1" minWidth="220px">
          <Alert.Title>{t('notice.title', { shop: shop.name })}</Alert.Title>
          <Alert.Description>
            {sentencesText([
              ...(!isCleared && shop.dataUntil !== null
                ? [t('notice.until', { day: shop.dataUntil })]
                : []),
              ...(clearing === null
                ? []
                : [
                    t(isCleared ? 'notice.cleared' : 'notice.clearing', {
                      time: longTime(clearing),
                    }),
                  ]),
              t(mayRenew ? 'notice.boss' : 'notice.others'),
            ])}
          </Alert.Description>
        </Alert.Content>
        {mayRenew && (
          <Button
            size="sm"
            colorPalette="accent"
            onClick={({ currentTarget }) => openRenew([shop.id], () => currentTarget)}
          >
            {t('words.renewNow')}
          </Button>
        )}
      </Alert.Root>
    </Box>
  );
}
