import { Badge, Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { arrow, listText } from '../../i18n/format.ts';
import { longTime } from '../../shared/date-range/time-text.ts';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { ProductPicture } from '../products/index.ts';
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

/** How far a listing is, and why it goes no further. */
export const StateTag = ({ row }: RowProps) => {
  const { t } = useTranslation('listing');
  const words = row.unknownWords;
  const unknown = t('row.unknown', { count: words.length, words: listText(words) });
  return (
    <Box whiteSpace="normal">
      <Badge colorPalette={colours[row.state]} variant="subtle">
        {isAtWork(row) && <Spinner size="xs" />}
        {t(`state.${row.state}`)}
      </Badge>
      {words.length > 0 && row.state !== 'PUBLISHED' && (
        <Text
          color="fg.warning"
          fontSize="xs"
          lineClamp={2}
          overflowWrap="anywhere"
          title={unknown}
          marginTop="1"
        >
          {unknown}
        </Text>
      )}
      {row.failure !== null && (
        <Text color="fg.error" fontSize="xs" marginTop="1" overflowWrap="anywhere">
          {row.failure}{' '}
          <Link to={addressOf('/aiProducts/edit', row)} style={{ textDecoration: 'underline' }}>
            {t('row.mend')}
          </Link>
        </Text>
      )}
    </Box>
  );
};

/** Picture and both titles; leads to the editor. */
export const TitleCell = ({ row }: RowProps) => {
  const { t } = useTranslation('listing');
  return (
    <Flex gap="3" align="center" minWidth="0" paddingY="1">
      <ProductPicture url={row.imageUrl} size={56} />
      <Box minWidth="0" flex="1" whiteSpace="normal">
        <Text lineClamp={2} overflowWrap="anywhere">
          {row.title === '' ? (
            <Text as="span" color="fg.subtle">
              {t('row.untranslated')}
            </Text>
          ) : (
            <span lang={codeOf(row.language)} dir="auto">
              {row.title}
            </span>
          )}
        </Text>
        <Text
          color="fg.muted"
          fontSize="xs"
          lineClamp={1}
          overflowWrap="anywhere"
          lang={codeOf(row.sourceLanguage)}
        >
          {row.sourceTitle}
        </Text>
        <Text color="fg.muted" fontSize="xs">
          <span lang={codeOf(row.sourceLanguage)} dir="auto">
            {nameOfLanguage(row.sourceLanguage)}
          </span>
          {` ${arrow()} `}
          <span lang={codeOf(row.language)} dir="auto">
            {nameOfLanguage(row.language)}
          </span>
        </Text>
      </Box>
    </Flex>
  );
};

export const SourceCell = ({ row }: RowProps) => {
  const { t } = useTranslation('listing');
  return (
    <Box>
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
      <Text color="fg.muted" fontSize="xs">
        {row.country ?? ''}
      </Text>
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
    <Box fontVariantNumeric="tabular-nums">
      <Text>
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
  const shared = {
    size: isLarge ? ('md' as const) : ('xs' as const),
    flex: isLarge ? '1' : undefined,
    variant: 'outline' as const,
  };
  // Where there is one in each row, none of them is the one thing to do.
  const next = { ...shared, variant: isLarge ? ('solid' as const) : ('subtle' as const) };
  const canPublish = ['INCOMPLETE', 'READY', 'FAILED'].includes(row.state);
  return (
    <Flex gap={isLarge ? '2' : '1.5'} wrap="wrap">
      <Button {...shared} asChild>
        <Link
          data-opens
          to={addressOf('/aiProducts/edit', row)}
          aria-label={t(row.state === 'PUBLISHED' ? 'actOf.view' : 'actOf.edit', { title })}
        >
          {t(row.state === 'PUBLISHED' ? 'act.view' : 'act.edit')}
        </Link>
      </Button>
      {canPublish && (
        <Button
          {...next}
          aria-label={t('actOf.publish', { title })}
          onClick={() => void acts.publish([row])}
        >
          {t('act.publish')}
        </Button>
      )}
      {row.state === 'DRAFT' && (
        <Button
          {...next}
          aria-label={t('actOf.translate', { title })}
          onClick={() => void acts.translate([row], row.language)}
        >
          {t('act.translate')}
        </Button>
      )}
      {!isAtWork(row) && (
        <Button
          {...shared}
          colorPalette="gray"
          aria-label={t('actOf.delete', { title })}
          onClick={() => void acts.remove([row])}
        >
          {t('act.delete')}
        </Button>
      )}
    </Flex>
  );
};
