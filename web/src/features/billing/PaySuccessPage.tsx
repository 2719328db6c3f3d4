import { Button, Center, Spinner, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SuccessIcon } from '../../shared/ui/icons.tsx';
import { mainContentId } from '../../shared/ui/SkipLink.tsx';
import { useIsMounted } from '../../shared/ui/use-is-mounted.ts';
import { usePaymentResult } from './use-payment-result.ts';

/**
 * Where the pay page leads when it is done, inside the frame of the pay dialog or in a window of its own. It
 * tells the page around it, which asks the server itself, and says what the server says: whoever opens this
 * address by hand has paid nothing.
 */
export default function PaySuccessPage() {
  const { t } = useTranslation('billing');
  const { search } = useLocation();
  // The page was drawn beforehand, for every order.
  const isMounted = useIsMounted();
  const orderNo = isMounted ? new URLSearchParams(search).get('orderNo') : null;
  const { result, askAgain } = usePaymentResult(orderNo);
  const isFramed = isMounted && window.parent !== window;
  const outcome = isMounted && orderNo === null ? 'none' : result;

  useEffect(() => {
    if (orderNo === null || window.parent === window) return;
    window.parent.postMessage({ type: 'paySuccess', orderNo }, window.location.origin);
  }, [orderNo]);

  return (
    <Center as="main" id={mainContentId} minHeight="100dvh" padding="5">
      <Stack align="center" gap="3" textAlign="center" role="status" maxWidth="420px">
        {outcome === 'asking' && <Spinner size="lg" color="accent.solid" />}
        {outcome === 'PAID' && (
          <Text color="status.done" fontSize="4xl" lineHeight="1">
            <SuccessIcon />
          </Text>
        )}
        <Text as="h1" fontSize="xl" fontWeight="semibold">
          {t(`result.title.${outcome}`)}
        </Text>
        <Text color="fg.muted">{t(`result.text.${outcome}`)}</Text>
        {outcome === 'PAID' && (
          <Text color="fg.muted">{t(isFramed ? 'result.returning' : 'result.close')}</Text>
        )}
        {orderNo !== null && (
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {t('orderNo', { orderNo })}
          </Text>
        )}
        {outcome === 'WAITING' && (
          <Button variant="outline" onClick={askAgain}>
            {t('result.again')}
          </Button>
        )}
      </Stack>
    </Center>
  );
}
