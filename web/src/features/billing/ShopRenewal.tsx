import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shanghaiDay } from '../../../../api/contract/rules/calendar.ts';
import { endAfter, renewalTotal } from '../../../../api/contract/rules/prices.ts';
import { longTime } from '../../shared/date-range/time-text.ts';
import { NumberField } from '../../shared/forms/NumberField.tsx';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import type { DirectoryShop } from '../../shop-scope/use-directory.ts';
import { CouponPicker } from './CouponPicker.tsx';
import { CouponRows } from './CouponRows.tsx';
import {
  couponsOf,
  hasTooMany,
  monthsOf,
  monthsText,
  type ShopDraft,
  withMonths,
  withoutRow,
  withRow,
} from './renewal.ts';
import { useRedeem } from './use-redeem.ts';

/** What most choose; any number can be typed. */
const usualMonths = [1, 3, 6, 12] as const;

/** In the place of an amount that is not known. */
export const noAmount = '—';

type Props = {
  readonly shop: DirectoryShop;
  readonly draft: ShopDraft;
  /** Undefined while it is not known. */
  readonly monthPrice: number | undefined;
  /** Ids of every coupon that a place of any shop has. */
  readonly taken: ReadonlySet<string>;
  /** Several shops fold their coupons away. */
  readonly isAlone: boolean;
  /** The latest draft is changed: a code may be redeemed while another field is typed in. */
  readonly onChange: (change: (draft: ShopDraft) => ShopDraft) => void;
};

/** Months and coupons of one shop. */
export function ShopRenewal({ shop, draft, monthPrice, taken, isAlone, onChange }: Props) {
  const { t } = useTranslation('billing');
  const { busyKey, redeem } = useRedeem();
  const [picking, setPicking] = useState<number>();
  const [isOpen, setIsOpen] = useState(isAlone);
  const coupons = couponsOf(draft);
  const own =
    monthPrice &&
    renewalTotal(monthPrice, [
      { months: monthsOf(draft), coupons: coupons.map(({ value }) => toFen(value)) },
    ]);

  const redeemAt = async (index: number) => {
    const code = draft.rows[index]?.code ?? '';
    const fail = (problem: string) =>
      onChange((latest) => withRow(latest, index, { code, coupon: null, problem }));
    if (code.trim() === '') return fail(t('couponRequired'));
    const outcome = await redeem(String(index), code);
    if (outcome.kind === 'refused') return fail(outcome.problem);
    if (outcome.kind === 'none') return;
    if (taken.has(outcome.coupon.id)) return fail(t('inUse'));
    onChange((latest) => withRow(latest, index, { code, coupon: outcome.coupon, problem: null }));
  };

  const end = shop.expiresAt === null ? null : Date.parse(shop.expiresAt);
  return (
    <Box borderWidth="1px" borderRadius="l2" padding="3">
      <Flex align="center" gap="2" marginBottom="3" wrap="wrap">
        <PlatformMark platform={shop.platform} />
        <Text fontWeight="semibold" flex="1" minWidth="120px" overflowWrap="anywhere">
          {shop.name}
        </Text>
        {end !== null && (
          <Text fontSize="xs" color={end <= Date.now() ? 'status.overdue' : 'fg.muted'}>
            {t(end <= Date.now() ? 'expiredAt' : 'expiresAt', { day: longTime(end) })}
          </Text>
        )}
      </Flex>
      <Flex gap="4" align="flex-start" wrap="wrap">
        <Box width="140px">
          <NumberField
            label={t('months')}
            aria-label={isAlone ? t('months') : t('monthsOf', { shop: shop.name })}
            hint={t('monthsHint')}
            decimals={0}
            maxLength={5}
            value={draft.months}
            onChange={({ currentTarget }) => {
              const typed = monthsText(currentTarget.value);
              // The least stands for a zero until a digit takes its place: 003 is 3, and not 103.
              if (Number(currentTarget.value) === 0 && typed !== '') {
                currentTarget.value = typed;
                currentTarget.select();
              }
              onChange((latest) => withMonths(latest, typed));
            }}
            onBlur={() => onChange((latest) => withMonths(latest, String(monthsOf(latest))))}
          />
        </Box>
        <Flex
          role="group"
          aria-label={t('usualMonths')}
          gap="1"
          wrap="wrap"
          paddingTop={{ md: '7' }}
        >
          {usualMonths.map((count) => (
            <Button
              key={count}
              size="xs"
              variant={monthsOf(draft) === count ? 'subtle' : 'outline'}
              colorPalette={monthsOf(draft) === count ? 'accent' : 'gray'}
              minHeight={{ base: '44px', lg: '7' }}
              aria-pressed={monthsOf(draft) === count}
              onClick={() => onChange((latest) => withMonths(latest, String(count)))}
            >
              {t('monthsChoice', { count })}
            </Button>
          ))}
        </Flex>
        <Box marginStart="auto" textAlign="end">
          <Text color="fg.muted" fontSize="xs">
            {t('price', { price: monthPrice === undefined ? noAmount : fullMoney(monthPrice) })}
          </Text>
          <Text fontVariantNumeric="tabular-nums" fontWeight="semibold">
            {own === undefined ? noAmount : fullMoney(own)}
          </Text>
          {end !== null && (
            <Text color="fg.muted" fontSize="xs">
              {t('newEnd', { day: shanghaiDay(endAfter(end, monthsOf(draft), Date.now())) })}
            </Text>
          )}
        </Box>
      </Flex>
      <Box
        as="details"
        marginTop="3"
        {...(isOpen ? { open: true } : {})}
        onToggle={(event) => {
          const { currentTarget } = event;
          if (currentTarget instanceof HTMLDetailsElement) setIsOpen(currentTarget.open);
        }}
      >
        <Box as="summary" cursor="pointer" marginBottom="2">
          {t('couponsUsed', { count: coupons.length })}
        </Box>
        {isOpen && (
          <CouponRows
            shopName={shop.name}
            rows={draft.rows}
            busyIndex={busyKey === undefined ? undefined : Number(busyKey)}
            onType={(index, code) =>
              onChange((latest) => withRow(latest, index, { code, coupon: null, problem: null }))
            }
            onRedeem={(index) => void redeemAt(index)}
            onPick={setPicking}
            onClear={(index) => onChange((latest) => withoutRow(latest, index))}
          />
        )}
      </Box>
      {hasTooMany(draft) && (
        <Text role="alert" color="fg.error" fontSize="xs" marginTop="2">
          {t('tooMany')}
        </Text>
      )}
      {picking !== undefined && (
        <CouponPicker
          taken={taken}
          onClose={() => setPicking(undefined)}
          onPick={(coupon) => {
            onChange((latest) =>
              withRow(latest, picking, { code: coupon.code, coupon, problem: null }),
            );
            setPicking(undefined);
          }}
        />
      )}
    </Box>
  );
}
