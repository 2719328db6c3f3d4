import { Badge, chakra, Flex, Spinner, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { badgeText } from '../../../shared/kpi/money.ts';
import { LayersIcon, ShopIcon } from '../../../shared/ui/icons.tsx';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import type { PanelRow } from './panel-rows.ts';

type ChoiceRow = Extract<PanelRow<DirectoryShop>, { selection: unknown }>;

type Props = {
  readonly row: ChoiceRow;
  readonly isSelected: boolean;
  readonly isLoading: boolean;
  /** Whether the tab key stops here; the arrow keys lead on to the others. */
  readonly isTabStop: boolean;
  /** Whether the row's info card is open; undefined for rows without one. */
  readonly isExpanded: boolean | undefined;
  /** Whether the shop's paid time is over. */
  readonly isExpired: boolean;
  readonly onChoose: () => void;
};

const rowCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  height: '9',
  paddingInline: '3',
  textAlign: 'start',
  borderRadius: 'l2',
  cursor: 'pointer',
  '&:hover': { background: 'bg.muted' },
  '&[aria-current=true]': { background: 'bg.info', color: 'fg.info', fontWeight: 'semibold' },
} as const;

/** One thing that can be looked at: all shops, a group, a platform or a shop. */
export const RowButton = (props: Props) => {
  const { row, isSelected, isLoading, isTabStop, isExpanded, isExpired, onChoose } = props;
  return (
    <chakra.button
      type="button"
      css={rowCss}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isSelected}
      aria-expanded={isExpanded}
      aria-busy={isLoading}
      onClick={onChoose}
    >
      <Content row={row} isExpired={isExpired} />
      {isLoading && <LoadingMark />}
    </chakra.button>
  );
};

const LoadingMark = () => {
  const { t } = useTranslation('shops');
  return <Spinner size="xs" marginStart="auto" role="status" aria-label={t('loadingShop')} />;
};

const Content = ({ row, isExpired }: Pick<Props, 'row' | 'isExpired'>): ReactNode => {
  const { t } = useTranslation('shops');
  switch (row.kind) {
    case 'all':
      return (
        <>
          <LayersIcon />
          <Text flex="1" fontWeight="semibold" truncate>
            {t('summary')}
          </Text>
          <Count>{row.count}</Count>
        </>
      );
    case 'group':
      return (
        <>
          <ShopIcon />
          <Text flex="1" truncate title={row.group.name}>
            {row.group.name}
          </Text>
          <Count>{row.group.shopIds.length}</Count>
        </>
      );
    case 'platform':
      return (
        <>
          {/* Its name is the one that follows. */}
          <span aria-hidden>
            <PlatformMark platform={row.platform} />
          </span>
          <Text flex="1" fontWeight="semibold">
            {t(`platform.${row.platform}`)}
          </Text>
          <Count>{row.count}</Count>
        </>
      );
    case 'managed':
      return (
        <>
          <Text flex="1" color="fg.muted" fontSize="xs" paddingStart="6">
            {row.managedType && t(`managed.${row.managedType}`)}
          </Text>
          <Count>{row.count}</Count>
        </>
      );
    case 'shop':
      return <ShopContent shop={row.shop} isExpired={isExpired} />;
  }
};

const ShopContent = ({ shop, isExpired }: { shop: DirectoryShop; isExpired: boolean }) => {
  const { t } = useTranslation('shops');
  const badgeCount = shop.badgeCount ?? 0;
  return (
    <Flex
      align="center"
      gap="2"
      flex="1"
      minWidth="0"
      paddingStart="6"
      // Room for the button of the menu.
      paddingEnd="6"
      title={`${shop.name} ${shop.mallId}`}
    >
      <Text truncate>{shop.name}</Text>
      {(shop.isClosed || isExpired) && (
        <Badge
          size="xs"
          variant="outline"
          colorPalette={shop.isClosed ? 'gray' : 'orange'}
          flexShrink={0}
        >
          {t(shop.isClosed ? 'closed' : 'words.expired')}
        </Badge>
      )}
      {badgeCount > 0 && (
        <Badge
          size="xs"
          variant="solid"
          colorPalette="red"
          marginStart="auto"
          flexShrink={0}
          role="img"
          aria-label={t('badge', { count: badgeCount })}
          title={t('badge', { count: badgeCount })}
        >
          {badgeText(badgeCount)}
        </Badge>
      )}
    </Flex>
  );
};

const Count = ({ children }: { children: number }) => (
  <Text as="span" color="fg.muted" fontSize="xs">
    {children}
  </Text>
);
