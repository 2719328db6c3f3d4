import { Box, chakra, Flex, Grid, IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronBackIcon, ChevronForwardIcon, LayersIcon } from '../../../shared/ui/icons.tsx';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import { ownDirection } from '../../../theme/truncation.ts';
import { TabSearchButton } from './TabSearchButton.tsx';
import { VISIBLE_TABS } from './tab-window.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { useTabWindow } from './use-tab-window.ts';

/** Stands for the summary among the ids of shops. */
export const SUMMARY = 'summary';

const Tab = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
    minWidth: '0',
    maxWidth: '220px',
    height: 'full',
    paddingInlineStart: '2',
    borderBottomWidth: '2px',
    borderBottomColor: 'transparent',
    _hover: { bg: 'bg.muted' },
    '&:has([aria-current=true])': {
      maxWidth: '320px',
      borderBottomColor: 'accent.solid',
    },
  },
});

const TabButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    flex: '1',
    minWidth: '0',
    height: 'full',
    paddingInlineEnd: '2',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-current=true]': { color: 'fg.info', fontWeight: 'semibold' },
    '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis', ...ownDirection },
  },
});

type Props = {
  readonly shops: readonly DirectoryShop[];
  /** `SUMMARY`, the id of a shop, or null where something else is selected. */
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  /** What stands beside the name of a tab; `isTabStop` says whether the tab key leads to it. */
  readonly menuOf?: (shop: DirectoryShop, isTabStop: boolean) => ReactNode;
};

/** The tabs: the summary, ten shops, and the ways to the others. */
export const TabBar = ({ shops, selected, onSelect, menuOf }: Props) => {
  const { t } = useTranslation(['shopManage', 'shops']);
  const ids = shops.map(({ id }) => id);
  const tabs = useTabWindow(ids, selected);
  const visible = tabs.places.flatMap((place) => shops[place] ?? []);
  const focus = useRovingFocus({
    keys: [SUMMARY, ...ids],
    drawn: [SUMMARY, ...visible.map(({ id }) => id)],
    preferred: selected ?? SUMMARY,
    onMove: tabs.reveal,
  });
  const tabProps = (key: string) => ({
    type: 'button' as const,
    'data-tab': key,
    'aria-current': key === selected,
    tabIndex: key === focus.stop ? 0 : -1,
    onClick: () => onSelect(key),
  });
  return (
    <Flex
      as="nav"
      aria-label={t('shopManage:tabs.label')}
      ref={focus.container}
      height="full"
      paddingX="3"
      gap="1"
      align="center"
      onKeyDown={focus.onKeyDown}
    >
      <Grid
        as="ul"
        listStyleType="none"
        flex="1"
        minWidth="0"
        height="full"
        justifyContent="start"
        // As wide as their names; where there is not the room, the long ones share it and the selected stays whole.
        style={{
          gridTemplateColumns: [
            'max-content',
            ...visible.map(({ id }) =>
              id === selected ? 'max-content' : 'minmax(0, max-content)',
            ),
          ].join(' '),
        }}
      >
        <Tab>
          <TabButton {...tabProps(SUMMARY)}>
            <LayersIcon />
            <span>{t('shops:summary')}</span>
          </TabButton>
        </Tab>
        {visible.map((shop) => (
          <Tab key={shop.id}>
            <TabButton {...tabProps(shop.id)} title={`${shop.name} ${shop.mallId}`}>
              <PlatformMark platform={shop.platform} />
              <span>{shop.name}</span>
            </TabButton>
            {menuOf?.(shop, shop.id === focus.stop)}
          </Tab>
        ))}
      </Grid>
      {shops.length > VISIBLE_TABS && (
        <Box flexShrink="0" display="flex">
          <ScrollButton
            label={t('shopManage:tabs.previous')}
            disabled={!tabs.canScroll(-1)}
            onClick={() => tabs.scroll(-1)}
          >
            <ChevronBackIcon />
          </ScrollButton>
          <ScrollButton
            label={t('shopManage:tabs.next')}
            disabled={!tabs.canScroll(1)}
            onClick={() => tabs.scroll(1)}
          >
            <ChevronForwardIcon />
          </ScrollButton>
          <TabSearchButton shops={shops} selectedId={selected} onSelect={onSelect} />
        </Box>
      )}
    </Flex>
  );
};

type ScrollProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

const ScrollButton = ({ label, disabled, onClick, children }: ScrollProps) => (
  <IconButton
    size="xs"
    variant="ghost"
    colorPalette="gray"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </IconButton>
);
