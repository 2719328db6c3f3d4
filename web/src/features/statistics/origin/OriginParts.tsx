import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
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
import { type OriginFigure, sortOf } from './origin-url.ts';
import { Part } from './Part.tsx';

type Props = {
  readonly origin: FigureOriginPartsFragment;
  readonly ended: readonly EndedShop[];
  readonly figure: OriginFigure;
  readonly period: Period;
  readonly dataSource: HomeVariables['dataSource'];
  readonly isPhone: boolean;
};

/** All that is told of a figure's origin, from the whole to its parts. */
export const OriginParts = ({ origin, ended, figure, period, dataSource, isPhone }: Props) => {
  const { t } = useTranslation('origin');
  const { search } = useLocation();
  return (
    <>
      <OriginFacts origin={origin} period={period} dataSource={dataSource} />
      {!isPhone && origin.lines > 0 && (
        <Text>
          <DoorLink
            to={productsAddress(search, { level: 'sku', sort: sortOf[figure] })}
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
        <OriginGaps origin={origin} ended={ended} figure={figure} isPhone={isPhone} />
      </Part>
      <Part title={t('byShop')}>
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
