import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { everySkuOf, type Listing, type SkuValues } from './form-values.ts';

type Props = {
  readonly listing: Pick<Listing, 'skus' | 'removedSkus'>;
  readonly kept: readonly SkuValues[];
  readonly takenOff: readonly SkuValues[];
  readonly onPutBack: (sku: SkuValues) => void;
};

/** The specifications that were taken off, in this window or long ago, and their way back. */
export const RemovedSkus = ({ listing, kept, takenOff, onPutBack }: Props) => {
  const { t } = useTranslation('listing');
  const removed = everySkuOf(listing)
    .filter(({ place }) => kept.every((sku) => sku.place !== place))
    .map((sku) => takenOff.find(({ place }) => place === sku.place) ?? sku);
  if (removed.length === 0) return null;
  return (
    <Box marginTop="4">
      <Text color="fg.muted" fontSize="xs" marginBottom="2">
        {t('editor.removedSkus')}
      </Text>
      <Flex as="ul" gap="3" wrap="wrap" aria-label={t('editor.removedSkus')}>
        {removed.map((sku) => (
          <Flex as="li" key={sku.place} listStyleType="none" gap="2" align="center" minWidth="0">
            <Text color="fg.muted" overflowWrap="anywhere">
              {sku.sourceSpecification}
            </Text>
            <Button
              size="xs"
              variant="outline"
              aria-label={t('editor.putBackSku', { name: sku.sourceSpecification })}
              onClick={() => onPutBack(sku)}
            >
              {t('editor.putBack')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
};
