import { Box, Flex } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import type { CouponRow } from './renewal.ts';

type Props = {
  readonly shopName: string;
  readonly rows: readonly CouponRow[];
  /** The place whose code is being redeemed. */
  readonly busyIndex: number | undefined;
  readonly onType: (index: number, code: string) => void;
  readonly onRedeem: (index: number) => void;
  readonly onPick: (index: number) => void;
  readonly onClear: (index: number) => void;
};

/** Plain elements styled from the root: 360 months have 360 of them. */
const rowsCss = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  maxHeight: '260px',
  overflowY: 'auto',
  // Room for the rings of focused fields.
  padding: '1',
  margin: '-1',
  '& [data-row]': { contentVisibility: 'auto', containIntrinsicSize: 'auto 40px' },
  '& input': {
    // A code stays readable: where the words beside it are long, they go below it.
    flex: '1 1 144px',
    minWidth: '0',
    height: { base: '11', md: '9' },
    paddingInline: '3',
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.panel',
    fontSize: { base: 'md', md: 'sm' },
    '&[aria-invalid=true]': { borderColor: 'border.error' },
    '&:read-only': { bg: 'bg.subtle' },
  },
  '& button': {
    color: 'accent.fg',
    cursor: 'pointer',
    minHeight: { base: '11', md: '9' },
    paddingInline: '2',
    borderRadius: 'l1',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
    _disabled: { opacity: '0.5', cursor: 'default', textDecoration: 'none' },
  },
  '& [data-problem]': { color: 'fg.error', fontSize: 'xs', marginTop: '1' },
  '& [data-done]': { color: 'status.done', fontSize: 'xs', marginTop: '1' },
} as const;

/** A button that is gone, or can do no more, once it is pressed: the focus would begin at the top of the dialog again. */
const toCode = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('[data-row]')?.querySelector('input')?.focus();

/** A place for a coupon for each month: a code is typed and redeemed, or a redeemed coupon is picked. */
export function CouponRows({
  shopName,
  rows,
  busyIndex,
  onType,
  onRedeem,
  onPick,
  onClear,
}: Props) {
  const { t } = useTranslation('billing');
  return (
    <Box css={rowsCss} role="group" aria-label={`${shopName} ${t('coupons')}`}>
      {rows.map(({ code, coupon, problem }, index) => {
        const place = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          <div key={index} data-row>
            <Flex gap="1" align="center" wrap="wrap">
              <input
                aria-label={t('couponPlace', { place })}
                placeholder={t('couponCode')}
                value={coupon?.code ?? code}
                readOnly={coupon !== null}
                maxLength={64}
                autoComplete="off"
                aria-invalid={problem !== null}
                onChange={(event) => onType(index, event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // Not the order is submitted, but the code.
                  event.preventDefault();
                  if (coupon === null) onRedeem(index);
                }}
              />
              {coupon === null && (
                <>
                  <button
                    type="button"
                    aria-label={t('redeemFor', { place })}
                    disabled={busyIndex !== undefined}
                    onClick={(event) => {
                      toCode(event);
                      onRedeem(index);
                    }}
                  >
                    {t('redeem')}
                  </button>
                  <button
                    type="button"
                    aria-label={t('pickFor', { place })}
                    onClick={() => onPick(index)}
                  >
                    {t('pick')}
                  </button>
                </>
              )}
              <button
                type="button"
                aria-label={t('clearFor', { place })}
                disabled={coupon === null && code === ''}
                onClick={(event) => {
                  toCode(event);
                  onClear(index);
                }}
              >
                {t('words.clear')}
              </button>
            </Flex>
            {problem !== null && (
              <div data-problem role="alert">
                {problem}
              </div>
            )}
            {coupon !== null && (
              <div data-done>{t('confirmed', { value: fullMoney(toFen(coupon.value)) })}</div>
            )}
          </div>
        );
      })}
    </Box>
  );
}
