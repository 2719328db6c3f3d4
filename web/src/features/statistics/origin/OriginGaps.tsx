import { chakra, List, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { listText } from '../../../i18n/format.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { fullCount, fullMoney, toFen } from '../../../shared/kpi/money.ts';
import type { EndedShop } from '../ended.ts';
import { namesOfEnded } from '../ended-words.ts';
import { missingCostsAddress } from '../uncosted.ts';
import { gapsOf, hasGaps } from './gaps.ts';
import type { FigureOriginPartsFragment } from './Origin.generated.ts';
import { type OriginFigure, originAddress } from './origin-url.ts';

type Props = {
  readonly origin: FigureOriginPartsFragment;
  readonly ended: readonly EndedShop[];
  readonly figure: OriginFigure;
  readonly shop: string | null;
  readonly isPhone: boolean;
};

/** So many are named; the others are counted. */
const NAMED = 6;

const PlainLink = chakra(Link, {
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
  },
});

/** What the figure lacks, each with the way to where it can be mended. */
export const OriginGaps = ({ origin, ended, figure, shop: only, isPhone }: Props) => {
  const { t } = useTranslation('origin');
  const statistics = useTranslation('statistics').t;
  const { search } = useLocation();
  const { isBoss } = useViewer();
  const gaps = gapsOf(origin);
  const { empty, emptyDays, signedOut, costs } = gaps;
  if (!hasGaps(gaps) && ended.length === 0) return <Text color="fg.muted">{t('gaps.none')}</Text>;
  const spans = origin.emptySpans
    .slice(-NAMED)
    .map(({ start, end }) => (start === end ? start : statistics('range.span', { start, end })));
  const shopLinks = (shops: readonly { id: string; name: string }[]) =>
    shops.slice(0, NAMED).map((shop, place) => (
      <Fragment key={shop.id}>
        {place > 0 && listText(['', ''])}
        <PlainLink to={originAddress(search, figure, shop.id)} preventScrollReset>
          {shop.name}
        </PlainLink>
      </Fragment>
    ));
  const more = (count: number) => count > NAMED && t('gaps.more', { count });
  return (
    <List.Root gap="1" paddingStart="4">
      {signedOut.length > 0 && (
        <List.Item>
          <Text as="span" color="fg.error">
            {t('gaps.signedOut', { count: signedOut.length })}
          </Text>
          {shopLinks(signedOut)}
          {more(signedOut.length)}
          {isBoss && !isPhone && (
            <>
              {' · '}
              <PlainLink to="/shopManage">{t('gaps.rebind')}</PlainLink>
            </>
          )}
        </List.Item>
      )}
      {empty.length > 0 && (
        <List.Item>
          {t('gaps.emptyShops', { count: empty.length })}
          {shopLinks(empty)}
          {more(empty.length)}
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
