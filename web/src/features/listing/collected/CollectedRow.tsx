import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  type CollectedPage,
  foreignPriceName,
} from '../../../../../api/contract/rules/collected.ts';
import { dotted } from '../../../i18n/format.ts';
import { fullMoney } from '../../../shared/kpi/money.ts';
import { CloseIcon, SuccessIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import { ProductPicture } from '../../../shared/ui/ProductPicture.tsx';
import { Tick } from '../../../shared/ui/Tick.tsx';

/** What became of an import: the reason of a refusal, '' when it was done. */
export type Outcome = string | undefined;

type Props = {
  readonly product: CollectedPage;
  readonly isPicked: boolean;
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  readonly onPick: (picked: boolean) => void;
  readonly onRemove: () => void;
};

/** One product that the plugin has collected, and what became of it. */
export const CollectedRow = ({ product, isPicked, outcome, isBusy, onPick, onRemove }: Props) => {
  const { t } = useTranslation('listing');
  const { title, images, skus, sourceUrl, sourceLanguage } = product;
  const price = usePrice(product);
  const isDone = outcome === '';
  return (
    <Flex as="li" gap="3" align="center" listStyleType="none">
      {isDone ? (
        <Box color="fg.success">
          <SuccessIcon />
        </Box>
      ) : (
        <Tick label={t('collected.choose', { title })} checked={isPicked} onChange={onPick} />
      )}
      <ProductPicture url={images[0] ?? null} size={56} />
      <Box minWidth="0" flex="1">
        <Text
          lineClamp={2}
          overflowWrap="anywhere"
          dir="auto"
          lang={sourceLanguage}
          title={sourceUrl}
        >
          {title}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {dotted(price, t('collected.skus', { count: skus.length }))}
        </Text>
        {outcome !== undefined && (
          <Flex
            gap="1"
            align="center"
            fontSize="xs"
            color={isDone ? 'fg.success' : 'fg.error'}
            overflowWrap="anywhere"
          >
            {!isDone && <WarningIcon />}
            {isDone ? t('collected.ok') : outcome}
          </Flex>
        )}
      </Box>
      {!isDone && (
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="gray"
          disabled={isBusy}
          aria-label={t('collected.removeOne', { title })}
          title={t('collected.remove')}
          onClick={onRemove}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Flex>
  );
};

/** In yuan where it is known, else as the page says it. */
function usePrice({ skus, attributes }: CollectedPage): string {
  const { t } = useTranslation('listing');
  const prices = skus.flatMap(({ price }) => price ?? []);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length > 0)
    return low === high
      ? fullMoney(low)
      : t('collected.prices', { low: fullMoney(low), high: fullMoney(high) });
  const shown = attributes.find(({ name }) => name === foreignPriceName);
  return shown?.value ?? t('collected.noPrice');
}
