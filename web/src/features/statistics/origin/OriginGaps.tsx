import { List, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fullDay, listText } from '../../../i18n/format.ts';
import { fullCount, fullMoney, toFen } from '../../../shared/kpi/money.ts';
import type { EndedShop } from '../ended.ts';
import { namesOfEnded } from '../ended-words.ts';
import { missingCostsAddress } from '../uncosted.ts';
import { GapShops, NAMED, PlainLink, SignedOutGap } from './GapShops.tsx';
import { gapsOf, hasGaps } from './gaps.ts';
import type { FigureOriginPartsFragment } from './Origin.generated.ts';
import { isOfSkus, type LineFigure } from './origin-url.ts';

type Props = {
  readonly origin: FigureOriginPartsFragment;
  readonly ended: readonly EndedShop[];
  readonly figure: LineFigure;
  readonly shop: string | null;
  readonly isPhone: boolean;
};

/** What the figure lacks, each with the way to where it can be mended. */
export const OriginGaps = ({ origin, ended, figure, shop: only, isPhone }: Props) => {
  const { t } = useTranslation('origin');
  const statistics = useTranslation('statistics').t;
  const { search } = useLocation();
  const gaps = gapsOf(isOfSkus(figure) ? { ...origin, costs: null } : origin);
  const { empty, emptyDays, signedOut, costs } = gaps;
  if (!hasGaps(gaps) && ended.length === 0) return <Text color="fg.muted">{t('gaps.none')}</Text>;
  const spans = origin.emptySpans
    .slice(-NAMED)
    .map(({ start, end }) =>
      start === end ? fullDay(start) : statistics('range.span', { start, end }),
    );
  return (
    <List.Root gap="1" paddingStart="4">
      <SignedOutGap shops={signedOut} figure={figure} isPhone={isPhone} />
      {empty.length > 0 && (
        <List.Item>
          {t('gaps.emptyShops', { count: empty.length })}
          <GapShops shops={empty} figure={figure} />
        </List.Item>
      )}
      {emptyDays > 0 && (
        <List.Item>
          {t('gaps.emptyDays', { count: emptyDays })}
          {listText(spans)}
          {origin.emptySpans.length > NAMED && t('gaps.earlier')}
        </List.Item>
      )}
      {costs && (
        <List.Item>
          {t('gaps.costs', {
            count: costs.uncostedSkuCount,
            all: fullCount(costs.skuCount),
            days: costs.uncostedDays,
            amount: fullMoney(toFen(costs.uncosted.amount)),
          })}
          {!isPhone && (
            <>
              {' · '}
              <PlainLink to={missingCostsAddress(search, { ...(only !== null && { shop: only }) })}>
                {t('gaps.fill')}
              </PlainLink>
            </>
          )}
        </List.Item>
      )}
      {ended.length > 0 && (
        <List.Item>{t('gaps.ended', { shops: namesOfEnded(statistics, ended) })}</List.Item>
      )}
    </List.Root>
  );
};
