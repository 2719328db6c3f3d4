import { Center, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { mainContentId } from '../../app/SkipLink.tsx';
import { SuccessIcon } from '../../shared/ui/icons.tsx';
import { useIsMounted } from '../../shared/ui/use-is-mounted.ts';

/**
 * Where the pay page leads when it is done, inside the frame of the pay dialog. It tells the page around
 * it, which asks the server itself: whoever opens this address by hand has paid nothing.
 */
export default function PaySuccessPage() {
  const { t } = useTranslation('billing');
  const { search } = useLocation();
  // The page was drawn beforehand, for every order.
  const isMounted = useIsMounted();
  const orderNo = isMounted ? new URLSearchParams(search).get('orderNo') : null;

  useEffect(() => {
    if (orderNo === null || window.parent === window) return;
    window.parent.postMessage({ type: 'paySuccess', orderNo }, window.location.origin);
  }, [orderNo]);

  return (
    <Center as="main" id={mainContentId} minHeight="100dvh" padding="5">
      <Stack align="center" gap="3" textAlign="center">
        <Text color="status.done" fontSize="4xl" lineHeight="1">
          <SuccessIcon />
        </Text>
        <Text as="h1" fontSize="xl" fontWeight="semibold">
          {t('success')}
        </Text>
        <Text color="fg.muted">{t('successText')}</Text>
        {orderNo !== null && (
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {t('orderNo', { orderNo })}
          </Text>
        )}
      </Stack>
    </Center>
  );
}
