import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeTip, isDueFor } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { CloseIcon } from '../../shared/ui/icons.tsx';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { ExpiryDialog } from './ExpiryDialog.tsx';
import { type ExpiringShop, endingShops, expiringShops } from './expiring-shops.ts';
import { openRenew } from './renew-dialog.ts';
import { stripText } from './strip-text.ts';

/**
 * Says on every page which shops' paid time is over or ends soon; put off until tomorrow by whoever has read it. It keeps
 * away (`isApart`) from the choice of the shops above it, and lies close to the header.
 */
export function ExpiryStrip({ isApart }: { readonly isApart: boolean }) {
  const account = useAccount();
  const { shops, hidden, isComplete } = useDirectory();
  const [isOver, setIsOver] = useState(false);
  const all = useMemo(() => [...shops, ...hidden], [shops, hidden]);
  const ending = isComplete ? endingShops(all, Date.now()) : [];
  if (isOver || ending.length === 0 || !isDueFor('expiryStrip', account)) return null;
  return (
    <Suspense>
      <Strip
        isApart={isApart}
        ending={ending}
        urgent={expiringShops(all, Date.now())}
        onClose={() => {
          closeTip('expiryStrip', account);
          setIsOver(true);
        }}
      />
    </Suspense>
  );
}

interface StripProps {
  readonly isApart: boolean;
  readonly ending: readonly ExpiringShop[];
  /** What the reminder lists: over, or within a day. */
  readonly urgent: readonly ExpiringShop[];
  readonly onClose: () => void;
}

function Strip({ isApart, ending, urgent, onClose }: StripProps) {
  const { t } = useTranslation('reminders');
  const { isBoss } = useViewer();
  const [isListed, setIsListed] = useState(false);
  return (
    <Flex
      data-screen
      role="region"
      aria-label={t('expiry.strip.label')}
      align="center"
      wrap="wrap"
      gap="2"
      position="relative"
      minHeight={{ base: '52px', lg: '10' }}
      paddingStart={{ base: '3', md: '4' }}
      paddingEnd={{ base: '52px', lg: '14' }}
      paddingY="1"
      marginTop={isApart ? '3' : '0'}
      bg="bg.warning"
      color="fg.warning"
      borderBottomWidth="1px"
      borderColor="border.warning"
    >
      {/* The buttons stand under the words only where those of a language leave them no room beside. */}
      <Text flex="1" flexBasis={{ base: '10rem', md: '0' }}>
        {stripText(t, ending, Date.now())}
      </Text>
      <Flex gap="2" align="center">
        {urgent.length > 0 && (
          <Button
            size="xs"
            variant="outline"
            minHeight={{ base: '44px', lg: '8' }}
            onClick={() => setIsListed(true)}
          >
            {t('expiry.strip.list')}
          </Button>
        )}
        {isBoss ? (
          <Button
            size="xs"
            colorPalette="accent"
            minHeight={{ base: '44px', lg: '8' }}
            onClick={({ currentTarget }) =>
              openRenew(
                ending.map(({ id }) => id),
                () => currentTarget,
              )
            }
          >
            {t('words.renew')}
          </Button>
        ) : (
          <Text>{t('expiry.strip.contactBoss')}</Text>
        )}
      </Flex>
      <IconButton
        position="absolute"
        top="1"
        insetEnd={{ base: '1', lg: '4' }}
        size="xs"
        variant="ghost"
        colorPalette="gray"
        minWidth={{ base: '44px', lg: '8' }}
        minHeight={{ base: '44px', lg: '8' }}
        aria-label={t('expiry.strip.close')}
        title={t('expiry.strip.close')}
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
      {isListed && <ExpiryDialog shops={urgent} onClose={() => setIsListed(false)} />}
    </Flex>
  );
}
