import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useRedeemedCouponsQuery } from './Renewal.generated.ts';
import type { OwnCoupon } from './renewal.ts';

type Props = {
  /** Ids of coupons that other places have already. */
  readonly taken: ReadonlySet<string>;
  readonly onPick: (coupon: OwnCoupon) => void;
  readonly onClose: () => void;
};

/** The boss's redeemed coupons that are still free, to choose one from. */
export function CouponPicker({ taken, onPick, onClose }: Props) {
  const { t } = useTranslation('billing');
  return (
    <AppDialog open onClose={onClose} title={t('pickTitle')} width={400}>
      <FreeCoupons
        taken={taken}
        emptyHint={t('pickNoneHint')}
        action={(coupon) => (
          <Button
            size="xs"
            variant="outline"
            aria-label={t('pickThisOf', { code: coupon.code })}
            onClick={() => onPick(coupon)}
          >
            {t('pickThis')}
          </Button>
        )}
      />
    </AppDialog>
  );
}

type FreeProps = {
  readonly taken?: ReadonlySet<string>;
  readonly emptyHint: string;
  readonly action?: (coupon: OwnCoupon) => ReactNode;
};

/** The list alone; as high whatever it holds, so that a button below stays where it is when the list comes. */
export const FreeCoupons = (props: FreeProps) => (
  <Box height="56" overflowY="auto">
    <FreeList {...props} />
  </Box>
);

function FreeList({ taken, emptyHint, action }: FreeProps) {
  const { t } = useTranslation('billing');
  const { data, error, refetch } = useRedeemedCouponsQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (error && !data)
    return <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />;
  if (!data) return <Skeleton height="40px" borderRadius="l2" />;
  const free = data.redeemedCoupons.filter(({ id }) => !taken?.has(id));
  if (free.length === 0) return <EmptyState title={t('pickNone')} hint={emptyHint} />;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {free.map((coupon) => (
        <Flex
          as="li"
          key={coupon.id}
          align="center"
          gap="3"
          minHeight="44px"
          borderBottomWidth="1px"
          paddingY="1"
        >
          <Text flex="1" minWidth="0" overflowWrap="anywhere">
            {coupon.code}
          </Text>
          <Text fontVariantNumeric="tabular-nums">{fullMoney(toFen(coupon.value))}</Text>
          {action?.(coupon)}
        </Flex>
      ))}
    </Stack>
  );
}
