import { Flex, List, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listText } from '../../../i18n/format.ts';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { DoorLink } from '../DoorLink.tsx';
import { productsAddress, scopeAddress } from '../doors.ts';
import { GapShops, SignedOutGap } from './GapShops.tsx';
import { Age, Fact } from './OriginFacts.tsx';
import { originAddress, type StandingFigure } from './origin-url.ts';
import { Part } from './Part.tsx';
import type { StandingPartsFragment } from './Standing.generated.ts';
import { StandingShops } from './StandingShops.tsx';
import { countedOf, datedShops, factsOf, lacking, timeOf } from './standing.ts';

type Props = {
  readonly standing: StandingPartsFragment;
  readonly figure: StandingFigure;
  /** The one shop that the panel is of; null where it is of all that the page looks at. */
  readonly shop: string | null;
  readonly isPhone: boolean;
};

const listed = ['available', 'pending', 'frozen', 'stock', 'products', 'stakes'] as const;
type Listed = (typeof listed)[number];

/** Has a list elsewhere; the others are told by the lists that they stand at. */
const isListed = (figure: StandingFigure): figure is Listed => listed.some((one) => one === figure);

/** The list of what the figure counts. */
const doorOf = (figure: Listed, search: string): string => {
  if (figure === 'products') return productsAddress(search, { level: 'spu' });
  if (figure === 'stakes') return scopeAddress('/todo', search);
  return scopeAddress(figure === 'stock' ? '/account/stock' : '/account/cash', search);
};

/** All that is told of how things stand, from the whole to the shops. */
export const StandingParts = ({ standing, figure, shop, isPhone }: Props) => {
  const { t } = useTranslation('origin');
  const { search } = useLocation();
  const shops = datedShops(figure, standing.shops);
  const counted = countedOf(figure);
  const { newest, oldest, told, known, unknown } = factsOf(shops);
  const { untold, signedOut } = lacking(shops);
  const isWhole = untold.length === 0 && signedOut.length === 0 && unknown === 0;
  return (
    <>
      {shop !== null && (
        <Flex columnGap="3" wrap="wrap" align="baseline">
          <Text as="h3" fontWeight="semibold" overflowWrap="anywhere">
            {listText(shops.map((one) => one.shop.name))}
          </Text>
          <DoorLink to={originAddress(search, figure)} preventScrollReset color="accent.fg">
            {t('allShops')}
          </DoorLink>
        </Flex>
      )}
      <Flex as="dl" columnGap="8" rowGap="3" wrap="wrap">
        <Fact name={t('standing.newest')} hint={newest === null ? null : longTime(newest)} isFigure>
          {newest === null ? '—' : <Age at={newest} />}
        </Fact>
        {oldest !== null && oldest !== newest && (
          <Fact name={t('standing.oldest')} hint={longTime(oldest)} isFigure>
            <Age at={oldest} />
          </Fact>
        )}
        <Fact name={t('facts.shops')} hint={t('facts.shopsOf', { count: shops.length })} isFigure>
          {fullCount(told)}
        </Fact>
        {counted !== null && (
          <Fact
            name={t(`standing.known.${counted}`)}
            hint={
              counted === 'stock' ? t('standing.ofSkus', { all: fullCount(known + unknown) }) : null
            }
            isFigure
          >
            {fullCount(known)}
          </Fact>
        )}
      </Flex>
      {!isPhone && told > 0 && isListed(figure) && (
        <Text>
          <DoorLink
            to={doorOf(figure, search)}
            color="accent.fg"
            textDecoration="underline"
            textUnderlineOffset="2px"
            whiteSpace="normal"
          >
            {t(`standing.door.${figure}`)}
          </DoorLink>
        </Text>
      )}
      <Part title={t('gaps.title')}>
        {isWhole ? (
          <Text color="fg.muted">{t('standing.none')}</Text>
        ) : (
          <List.Root gap="1" paddingStart="4">
            <SignedOutGap shops={signedOut} figure={figure} isPhone={isPhone} />
            {untold.length > 0 && (
              <List.Item>
                {t('standing.untold')}
                <GapShops shops={untold} figure={figure} />
              </List.Item>
            )}
            {unknown > 0 && counted === 'stock' && (
              <List.Item>{t('standing.unknownSkus', { number: fullCount(unknown) })}</List.Item>
            )}
          </List.Root>
        )}
      </Part>
      <Part title={t('words.byShop')}>
        <StandingShops shops={shops} figure={figure} />
      </Part>
      <Part title={t('rules.title')}>
        <List.Root gap="1" paddingStart="4">
          <List.Item>{t(`standing.of.${figure}`)}</List.Item>
          <List.Item>{t(`standing.when.${timeOf(figure)}`)}</List.Item>
        </List.Root>
      </Part>
    </>
  );
};
