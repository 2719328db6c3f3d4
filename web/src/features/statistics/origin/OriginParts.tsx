import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listText } from '../../../i18n/format.ts';
import { DoorLink } from '../DoorLink.tsx';
import { productsAddress } from '../doors.ts';
import type { EndedShop } from '../ended.ts';
import type { Period } from '../period.ts';
import type { HomeVariables } from '../use-home.ts';
import type { FigureOriginPartsFragment } from './Origin.generated.ts';
import { OriginFacts } from './OriginFacts.tsx';
import { OriginGaps } from './OriginGaps.tsx';
import { OriginRules } from './OriginRules.tsx';
import { OriginShops } from './OriginShops.tsx';
import { OriginSources } from './OriginSources.tsx';
import { type LineFigure, originAddress, sortOf } from './origin-url.ts';
import { Part } from './Part.tsx';

type Props = {
  readonly origin: FigureOriginPartsFragment;
  readonly ended: readonly EndedShop[];
  readonly figure: LineFigure;
  /** The one shop that the panel is of; null where it is of all that the page looks at. */
  readonly shop: string | null;
  readonly period: Period;
  readonly dataSource: HomeVariables['dataSource'];
  readonly isPhone: boolean;
};

/** All that is told of a figure's origin, from the whole to its parts. */
export const OriginParts = ({
  origin,
  ended,
  figure,
  shop,
  period,
  dataSource,
  isPhone,
}: Props) => {
  const { t } = useTranslation('origin');
  const { search } = useLocation();
  return (
    <>
      {shop !== null && (
        <Flex columnGap="3" wrap="wrap" align="baseline">
          <Text as="h3" fontWeight="semibold" overflowWrap="anywhere">
            {listText(origin.shops.map((one) => one.shop.name))}
          </Text>
          {figure !== 'product' && (
            <DoorLink to={originAddress(search, figure)} preventScrollReset color="accent.fg">
              {t('allShops')}
            </DoorLink>
          )}
        </Flex>
      )}
      <OriginFacts origin={origin} period={period} dataSource={dataSource} />
      {!isPhone && figure !== 'product' && origin.lines > 0 && (
        <Text>
          <DoorLink
            to={productsAddress(
              search,
              { level: 'sku', sort: sortOf[figure] },
              { ...(shop !== null && { shop }) },
            )}
            color="accent.fg"
            textDecoration="underline"
            textUnderlineOffset="2px"
            whiteSpace="normal"
          >
            {t('door')}
          </DoorLink>
        </Text>
      )}
      <Part title={t('gaps.title')}>
        <OriginGaps origin={origin} ended={ended} figure={figure} shop={shop} isPhone={isPhone} />
      </Part>
      <Part title={t('words.byShop')}>
        <OriginShops origin={origin} figure={figure} isPhone={isPhone} />
      </Part>
      {origin.lines > 0 && (
        <Part title={t('bySource')}>
          <OriginSources origin={origin} isPhone={isPhone} />
        </Part>
      )}
      <Part title={t('rules.title')}>
        <OriginRules origin={origin} figure={figure} />
      </Part>
    </>
  );
};
