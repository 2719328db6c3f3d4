import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewer } from '../../../session/viewer-context.ts';
import { DirectionMark } from '../../../shared/kpi/ChangeMark.tsx';
import { changeBy, changeText } from '../../../shared/kpi/change.ts';
import { fullMoney, percent, toFen } from '../../../shared/kpi/money.ts';
import { ProductPicture } from '../../../shared/ui/ProductPicture.tsx';
import { addressOf } from '../list-url.ts';
import { mayPick, maySeeListings } from '../rights.ts';
import type { Candidate } from './use-candidates.ts';
import type { Picking } from './use-pick.ts';

type RowProps = { readonly row: Candidate };

type TitleProps = RowProps & {
  readonly onOpen: () => void;
  /** With more of a long title, where a candidate has a card to itself. */
  readonly isLarge?: boolean;
};

/** Opens the details of a candidate. */
export const TitleCell = ({ row, onOpen, isLarge = false }: TitleProps) => {
  const { t } = useTranslation('selectionTool');
  return (
    <Flex gap="3" align="center" minWidth="0">
      <ProductPicture url={row.imageUrl} size={isLarge ? 40 : 'var(--picture)'} name={row.title} />
      <Box minWidth="0" flex="1" data-lines {...(isLarge && { whiteSpace: 'normal' })}>
        <Text
          asChild
          {...(isLarge ? { lineClamp: 2 } : { truncate: true, display: 'block', maxWidth: 'full' })}
          textAlign="start"
          cursor="pointer"
          _hover={{ color: 'accent.fg' }}
        >
          <button
            type="button"
            data-opens
            title={row.title}
            onClick={onOpen}
            aria-label={t('openOf', { title: row.title })}
          >
            {row.title}
          </button>
        </Text>
        <Flex gap="2" align="center">
          <Text color="fg.muted" fontSize="xs">
            {row.category}
          </Text>
          {row.listingId !== null && (
            <Badge colorPalette="green" variant="subtle">
              {t('isPicked')}
            </Badge>
          )}
        </Flex>
      </Box>
    </Flex>
  );
};

/** More or less than in the 30 days before, with arrow and sign. */
export const Growth = ({ growth }: { readonly growth: number }) => {
  const change = changeBy(growth);
  return <DirectionMark direction={change.direction}>{changeText(change)}</DirectionMark>;
};

/** Below nothing it loses money, which is said in red. */
export const Margin = ({ margin }: { readonly margin: number }) => (
  <Text as="span" color={margin < 0 ? 'fg.error' : undefined}>
    {percent(margin)}
  </Text>
);

export const money = (yuan: string): string => fullMoney(toFen(yuan));

type ActProps = RowProps & {
  readonly shopId: string;
  readonly picking: Picking;
  readonly isLarge?: boolean;
};

/** Takes a candidate up, or leads to the listing that it has become. */
export const PickAct = ({ row, shopId, picking, isLarge = false }: ActProps) => {
  const { t } = useTranslation('selectionTool');
  const viewer = useViewer();
  const size = isLarge ? ('md' as const) : ('2xs' as const);
  if (row.listingId !== null) {
    if (!maySeeListings(viewer)) return null;
    const listing = { id: row.listingId, shop: { id: shopId } };
    return (
      <Button asChild size={size} variant="outline">
        <Link
          to={addressOf('/aiProducts/edit', listing)}
          aria-label={t('toEditOf', { title: row.title })}
        >
          {t('toEdit')}
        </Link>
      </Button>
    );
  }
  if (!mayPick(viewer)) return null;
  return (
    <Button
      size={size}
      // Where there is one in each row, none of them is the one thing to do.
      variant={isLarge ? 'solid' : 'outline'}
      loading={picking.busy === row.productId}
      aria-label={t('pickOf', { title: row.title })}
      onClick={() => picking.pick(row)}
    >
      {t('pick')}
    </Button>
  );
};
