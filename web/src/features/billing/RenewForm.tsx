import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { renewalTotal } from '../../../../api/contract/rules/prices.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { Segments } from '../../shared/table/Segments.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { useTold } from '../../shared/ui/use-told.ts';
import type { DirectoryShop } from '../../shop-scope/use-directory.ts';
import {
  type RenewalOrderStateFragment,
  useRenewalPricesQuery,
  useSubmitRenewalMutation,
} from './Renewal.generated.ts';
import {
  couponsOf,
  draftsOf,
  hasTooMany,
  isTouched,
  isUnredeemed,
  monthsOf,
  type ShopDraft,
  type Wish,
  withRow,
} from './renewal.ts';
import { noAmount, ShopRenewal } from './ShopRenewal.tsx';
import { useAttemptKey } from './use-attempt-key.ts';
import { WaitingOrder } from './WaitingOrder.tsx';

type Props = {
  readonly shops: readonly DirectoryShop[];
  readonly wish: Wish;
  readonly onWish: (change: (wish: Wish) => Wish) => void;
  readonly onClose: () => void;
  /** Leads back to choosing the shops, where they were chosen in this dialog. */
  readonly onBack?: () => void;
  readonly onOrders: () => void;
  readonly onSubmitted: (order: RenewalOrderStateFragment) => void;
  readonly finalFocus?: () => HTMLElement | null;
};

const formId = 'renewal';

/** Months, coupons and way of paying for the shops to renew. */
export function RenewForm(props: Props) {
  const { shops, wish, onWish, onClose, onBack, onOrders, onSubmitted, finalFocus } = props;
  const { payType } = wish;
  const { t } = useTranslation('billing');
  const { data, error, refetch } = useRenewalPricesQuery({ context: { quiet: true } });
  // No amount is named before it is known what a month costs here.
  const monthPrice = data && toFen(data.renewalPrices.month);
  const drafts = useMemo(() => draftsOf(wish, shops), [wish, shops]);
  const [submit, { loading }] = useSubmitRenewalMutation({ context: { quiet: true } });
  const attemptKey = useAttemptKey();
  const told = useTold();
  const taken = useMemo(() => new Set(drafts.flatMap(couponsOf).map(({ id }) => id)), [drafts]);
  const total =
    monthPrice &&
    renewalTotal(
      monthPrice,
      drafts.map((draft) => ({
        months: monthsOf(draft),
        coupons: couponsOf(draft).map(({ value }) => toFen(value)),
      })),
    );
  const isPaymentOpen = data?.renewalPrices.isPaymentOpen ?? true;
  const mayNotSubmit =
    total === undefined ||
    (total > 0 && !isPaymentOpen) ||
    drafts.some((draft) => hasTooMany(draft) || draft.months === '');

  const isToRedeem = drafts.some(({ rows }) => rows.some(isUnredeemed));
  useEffect(() => {
    if (!isToRedeem) told.settle();
  }, [isToRedeem, told]);

  const changeAll = (make: (draft: ShopDraft) => ShopDraft) =>
    onWish((now) => ({ ...now, drafts: draftsOf(now, shops).map(make) }));
  const change = (shopId: string, make: (draft: ShopDraft) => ShopDraft) =>
    changeAll((draft) => (draft.shopId === shopId ? make(draft) : draft));

  const order = async () => {
    if (mayNotSubmit || loading) return;
    told.settle();
    if (isToRedeem) {
      changeAll((draft) => withProblems(draft, t('redeemFirst')));
      told.tell(t('redeemFirst'));
      return;
    }
    if (stopVisitor()) return onClose();
    const wanted = {
      shops: drafts.map((draft) => ({
        shopId: draft.shopId,
        months: monthsOf(draft),
        couponIds: couponsOf(draft).map(({ id }) => id),
      })),
      payType,
      ...(payType === 'PAGE' ? { pageUrl: `${window.location.origin}/paySuccess` } : {}),
    };
    const answer = await submit({
      variables: { input: { ...wanted, idempotencyKey: attemptKey(wanted) } },
    }).catch(() => undefined);
    const made = answer?.data?.submitRenewal;
    if (made?.order) onSubmitted(made.order);
    else told.tell(made?.error?.message ?? t('submitFailed'));
  };

  return (
    <AppDialog
      open
      onClose={onClose}
      isDirty={drafts.some(isTouched)}
      title={t('title')}
      width={560}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <Flex align="center" justify="flex-end" gap="3" width="full" wrap="wrap">
          <Text marginEnd="auto" flexBasis={{ base: 'full', sm: 'auto' }} aria-live="polite">
            {t('total')}{' '}
            <Text as="strong" fontSize="xl" fontVariantNumeric="tabular-nums" data-total>
              {total === undefined ? noAmount : fullMoney(total)}
            </Text>
          </Text>
          {onBack && (
            <Button variant="outline" colorPalette="gray" onClick={onBack}>
              {t('back')}
            </Button>
          )}
          <Button type="submit" form={formId} loading={loading} disabled={mayNotSubmit}>
            {t('submit')}
          </Button>
        </Flex>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void order();
        }}
      >
        {error && !data && (
          <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
        )}
        {!isPaymentOpen && (
          <Alert.Root status="warning" role="status">
            <Alert.Indicator />
            <Alert.Title>{t('notOpen')}</Alert.Title>
          </Alert.Root>
        )}
        <WaitingOrder shopIds={shops.map(({ id }) => id)} onPay={onSubmitted} />
        <Stack gap="3">
          {shops.map((shop) => {
            const draft = drafts.find(({ shopId }) => shopId === shop.id);
            return (
              draft && (
                <ShopRenewal
                  key={shop.id}
                  shop={shop}
                  draft={draft}
                  monthPrice={monthPrice}
                  taken={taken}
                  isAlone={shops.length === 1}
                  onChange={(make) => change(shop.id, make)}
                />
              )
            );
          })}
        </Stack>
        <Flex align="center" gap="3" wrap="wrap">
          {isPaymentOpen && (
            <>
              <Text fontWeight="semibold">{t('payType')}</Text>
              <Segments
                label={t('payType')}
                value={payType}
                segments={(['QR', 'PAGE'] as const).map((value) => ({
                  value,
                  label: t(`payTypes.${value}`),
                }))}
                onChange={(next) => onWish((now) => ({ ...now, payType: next }))}
              />
            </>
          )}
          <Button
            type="button"
            variant="plain"
            size="sm"
            marginStart="auto"
            paddingX="1"
            onClick={onOrders}
          >
            {t('orders')}
          </Button>
        </Flex>
      </Form>
    </AppDialog>
  );
}

const withProblems = (draft: ShopDraft, problem: string): ShopDraft =>
  draft.rows.reduce(
    (marked, row, index) =>
      isUnredeemed(row) ? withRow(marked, index, { ...row, problem }) : marked,
    draft,
  );
