import { Badge, Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { arrow, listText } from '../../i18n/format.ts';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { longTime } from '../../shared/date-range/time-text.ts';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { rowActLook } from '../../shared/table/RowAct.tsx';
import { ProductPicture } from '../../shared/ui/ProductPicture.tsx';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { ofPieces } from '../../theme/truncation.ts';
import { countryName } from './countries.ts';
import { codeOf, nameOfLanguage } from './languages.ts';
import { addressOf } from './list-url.ts';
import { type ListingActs, titleOf } from './use-listing-acts.ts';
import { isAtWork, type ListingRow } from './use-listings.ts';

type RowProps = { readonly row: ListingRow };

const colours = {
  DRAFT: 'gray',
  TRANSLATING: 'blue',
  INCOMPLETE: 'yellow',
  READY: 'orange',
  PUBLISHING: 'blue',
  PUBLISHED: 'green',
  FAILED: 'red',
} as const;

/** There is nothing to publish yet: it waits to be translated, or could not be. */
const isUntranslated = ({ state, title }: ListingRow): boolean =>
  state === 'DRAFT' || (state === 'FAILED' && title === '');

/** How far a listing is, and why it goes no further, in full. */
export const StateTag = ({ row }: RowProps) => {
  const { t } = useTranslation('listing');
  const tell = useServerWords();
  const words = row.unknownWords;
  const unknown = t('row.unknown', { count: words.length, words: listText(words) });
  return (
    <Box whiteSpace="normal" data-lines paddingY={row.failure === null ? '0' : '1'}>
      <Badge colorPalette={colours[row.state]} variant="subtle">
        {isAtWork(row) && <Spinner size="xs" />}
        {t(`state.${row.state}`)}
      </Badge>
      {words.length > 0 && row.state !== 'PUBLISHED' && (
        <Text
          color="fg.warning"
          fontSize="xs"
          lineClamp={1}
          overflowWrap="anywhere"
          title={unknown}
        >
          {unknown}
        </Text>
      )}
      {row.failure !== null && (
        <Text color="fg.error" fontSize="xs" overflowWrap="anywhere">
          {tell(row.failure)}{' '}
          {!isUntranslated(row) && (
            <Link to={addressOf('/aiProducts/edit', row)} style={{ textDecoration: 'underline' }}>
              {t('row.mend')}
            </Link>
          )}
        </Text>
      )}
    </Box>
  );
};

type TitleProps = RowProps & {
  /** With a large picture and all of the titles, where a listing has a card to itself. */
  readonly isLarge?: boolean;
};

/** Picture and both titles; in a table each has a line, and all of it shows at rest. */
export const TitleCell = ({ row, isLarge = false }: TitleProps) => {
  const { t } = useTranslation('listing');
  const lines = isLarge
    ? ({ lineClamp: 2, overflowWrap: 'anywhere' } as const)
    : ({ truncate: true } as const);
  return (
    <Flex gap="3" align="center" minWidth="0" flex="1">
      <ProductPicture
        url={row.imageUrl}
        size={isLarge ? 56 : 'var(--picture)'}
        name={titleOf(row)}
      />
      <Box minWidth="0" flex="1" data-lines {...(isLarge && { whiteSpace: 'normal' })}>
        <Text {...lines}>
          {row.title === '' ? (
            <Text as="span" color="fg.subtle">
              {t('row.untranslated')}
            </Text>
          ) : (
            <span lang={codeOf(row.language)} dir="auto" title={row.title}>
              {row.title}
            </span>
          )}
        </Text>
        <Text color="fg.muted" fontSize="xs" {...lines} {...ofPieces}>
          <span lang={codeOf(row.sourceLanguage)} dir="auto">
            {nameOfLanguage(row.sourceLanguage)}
          </span>
          {` ${arrow()} `}
          <span lang={codeOf(row.language)} dir="auto">
            {nameOfLanguage(row.language)}
          </span>
          {' · '}
          <span lang={codeOf(row.sourceLanguage)} dir="auto" title={row.sourceTitle}>
            {row.sourceTitle}
          </span>
        </Text>
      </Box>
    </Flex>
  );
};

export const SourceCell = ({ row }: RowProps) => {
  const { t } = useTranslation('listing');
  return (
    <Box data-lines>
      <Text
        asChild
        color="accent.fg"
        _hover={{ textDecoration: 'underline' }}
        title={row.sourceUrl}
      >
        <a href={row.sourceUrl} target="_blank" rel="noreferrer noopener">
          {t(`platform.${row.platform}`)}
        </a>
      </Text>
      {row.country !== null && (
        <Text color="fg.muted" fontSize="xs" truncate title={countryName(row.country)}>
          {countryName(row.country)}
        </Text>
      )}
    </Box>
  );
};

export const ShopCell = ({ row }: RowProps) => (
  <Flex align="center" gap="2" minWidth="0">
    <PlatformMark platform={row.shop.platform} />
    <Text truncate title={row.shop.name}>
      {row.shop.name}
    </Text>
  </Flex>
);

export const PriceCell = ({ row }: RowProps) => {
  const { t } = useTranslation('listing');
  const { priceMin, priceMax } = row;
  const isRange = priceMin !== null && priceMax !== null && priceMin !== priceMax;
  return (
    <Box fontVariantNumeric="tabular-nums" data-lines>
      {/* A wide range goes on in a second line: it ran into what stands beside it. */}
      <Text whiteSpace="normal">
        {priceMin === null ? t('row.noPrice') : fullMoney(toFen(priceMin))}
        {isRange && ` – ${fullMoney(toFen(priceMax))}`}
      </Text>
      <Text color="fg.muted" fontSize="xs">
        {t('row.skus', { count: row.skuCount })}
      </Text>
    </Box>
  );
};

export const TimeCell = ({ row }: RowProps) => {
  const { t } = useTranslation('listing');
  const [key, at] =
    row.publishedAt === null
      ? (['row.updated', row.updatedAt] as const)
      : (['row.published', row.publishedAt] as const);
  return (
    <Box
      data-lines
      fontSize="xs"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      title={t('row.created', { time: longTime(row.createdAt) })}
    >
      <Text>{longTime(at)}</Text>
      <Text>{t(key)}</Text>
    </Box>
  );
};

type ActsProps = RowProps & { readonly acts: ListingActs; readonly isLarge?: boolean };

/** What can be done with one listing. */
export const RowActs = ({ row, acts, isLarge = false }: ActsProps) => {
  const { t } = useTranslation('listing');
  const title = titleOf(row);
  const shared = isLarge
    ? ({ size: 'md', flex: '1 0 auto', variant: 'outline' } as const)
    : rowActLook;
  const next = isLarge ? ({ ...shared, variant: 'solid' } as const) : shared;
  const mustTranslate = isUntranslated(row);
  const canPublish = !mustTranslate && ['INCOMPLETE', 'READY', 'FAILED'].includes(row.state);
  return (
    <Flex columnGap={isLarge ? '2' : '3'} rowGap={isLarge ? '2' : '0'} wrap="wrap">
      {canPublish && (
        <Button
          {...next}
          aria-label={t('actOf.publish', { title })}
          onClick={() => void acts.publish([row])}
        >
          {t('act.publish')}
        </Button>
      )}
      {mustTranslate && (
        <Button
          {...next}
          aria-label={t('actOf.translate', { title })}
          onClick={() => void acts.translate([row], row.language)}
        >
          {t('act.translate')}
        </Button>
      )}
      <Button {...shared} asChild>
        <Link
          data-opens
          to={addressOf('/aiProducts/edit', row)}
          aria-label={t(row.state === 'PUBLISHED' ? 'actOf.view' : 'actOf.edit', { title })}
        >
          {t(row.state === 'PUBLISHED' ? 'act.view' : 'act.edit')}
        </Link>
      </Button>
      {!isAtWork(row) && (
        <Button
          {...shared}
          colorPalette="red"
          aria-label={t('actOf.delete', { title })}
          onClick={() => void acts.remove([row])}
        >
          {t('act.delete')}
        </Button>
      )}
    </Flex>
  );
};
