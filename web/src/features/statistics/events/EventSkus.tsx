import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fullCount } from '../../../shared/kpi/money.ts';
import { DoorLink } from '../DoorLink.tsx';
import { productsAddress } from '../doors.ts';
import { skuText, type TrendEvent } from './events.ts';

type Props = {
  readonly event: TrendEvent;
  /** The shop that they are of, where the address looks at others too. */
  readonly shop: string | undefined;
  readonly onFollow?: (() => void) | undefined;
};

/** Some of the SKUs that an event counts, each with the way to its product, and how many there are besides. */
export const EventSkus = ({ event, shop, onFollow }: Props) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const { skus, count } = event;
  if (skus.length === 0) return null;
  const others = count - skus.length;
  return (
    <Box as="ul" listStyleType="none" paddingStart="5" color="fg.muted">
      {skus.map((sku) => {
        const text = skuText(sku, event);
        return (
          <li key={`${sku.productId} ${text}`}>
            <DoorLink
              to={productsAddress(
                search,
                { level: 'spu', q: sku.productId },
                shop === undefined ? {} : { shop },
              )}
              onClick={onFollow}
              whiteSpace="normal"
            >
              {text}
            </DoorLink>
          </li>
        );
      })}
      {others > 0 && <li>{t('events.others', { number: fullCount(others) })}</li>}
    </Box>
  );
};
