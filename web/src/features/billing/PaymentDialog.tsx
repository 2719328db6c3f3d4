import { Box, Button, chakra, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longTime } from '../../shared/date-range/time-text.ts';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { toast } from '../../shared/ui/toast.ts';
import type { RenewalOrderStateFragment } from './Renewal.generated.ts';
import { useCancel } from './use-cancel.ts';
import { usePayment } from './use-payment.ts';

const QrCode = lazyPart(() => import('../../shared/ui/QrCode.tsx'));

const Frame = chakra('iframe', {
  base: { width: 'full', height: '380px', borderWidth: '1px', borderRadius: 'l2', bg: 'bg' },
});

type Props = {
  readonly order: RenewalOrderStateFragment;
  readonly onPaid: () => void;
  /** Leaves the order as it is, to be paid from the list of orders. */
  readonly onLater: () => void;
  /** Cancelled, or out of time. */
  readonly onVoid: () => void;
  readonly finalFocus?: () => HTMLElement | null;
};

const qrWidth = 220;

/** The QR code or the page to pay by, while the result is waited for. */
export function PaymentDialog({ order, onPaid, onLater, onVoid, finalFocus }: Props) {
  const { t } = useTranslation('billing');
  const status = usePayment(order);
  const { isCancelling, cancel } = useCancel();
  const { orderNo, payType } = order;
  const url = new URL(order.codeUrl, window.location.origin).href;

  const end = useEffectEvent(() => {
    if (status === 'PAID') {
      toast.success(t('paid'));
      onPaid();
    } else if (status !== 'WAITING') {
      toast.warning(t(status === 'EXPIRED' ? 'expired' : 'cancelled'));
      onVoid();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends when the status says so.
  useEffect(() => end(), [status]);

  return (
    <AppDialog
      open
      onClose={onLater}
      // Nothing is lost by it, but a slip would hide the code that is just being scanned.
      dismissable={false}
      title={t(payType === 'QR' ? 'qrTitle' : 'pageTitle')}
      width={payType === 'QR' ? 400 : 560}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            loading={isCancelling}
            onClick={() =>
              void cancel(orderNo).then((isCancelled) => {
                if (isCancelled) onVoid();
              })
            }
          >
            {t('cancel')}
          </Button>
          <Button variant="outline" onClick={onLater}>
            {t('later')}
          </Button>
        </>
      }
    >
      <Stack gap="3" align="center" textAlign="center">
        <Text fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {fullMoney(toFen(order.total))}
        </Text>
        {payType === 'QR' ? (
          <>
            <Box minHeight={`${qrWidth}px`}>
              <Suspense fallback={null}>
                <QrCode text={url} label={t('qrLabel', { orderNo })} width={qrWidth} />
              </Suspense>
            </Box>
            <Text color="fg.muted">{t('qrHint')}</Text>
            {new URL(url).origin === window.location.origin && (
              <Button asChild size="xs" variant="plain">
                <a href={url} target="_blank" rel="noopener">
                  {t('qrOpen')}
                </a>
              </Button>
            )}
          </>
        ) : (
          <Frame src={url} title={t('frame')} />
        )}
        <Flex align="center" gap="2" role="status">
          <Spinner size="sm" aria-hidden="true" />
          {t('waiting')}
        </Flex>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {t('orderNo', { orderNo })}
        </Text>
        {order.expiresAt !== null && (
          <Text color="fg.muted" fontSize="xs">
            {t('until', { time: longTime(order.expiresAt) })}
          </Text>
        )}
      </Stack>
    </AppDialog>
  );
}
