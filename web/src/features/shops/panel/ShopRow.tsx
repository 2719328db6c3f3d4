import { Box, chakra, IconButton } from '@chakra-ui/react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GripIcon, MoreIcon } from '../../../shared/ui/icons.tsx';
import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';

type Props = {
  readonly shop: DirectoryShop;
  /** Its place among the rows. */
  readonly index: number;
  readonly isTabStop: boolean;
  readonly canMove: boolean;
  /** Whether its menu is open; null where there is none. */
  readonly isMenuOpen: boolean | null;
  readonly onMenu: (anchor: HTMLElement) => void;
  readonly children: ReactNode;
};

const Grip = chakra('button', {
  base: {
    position: 'absolute',
    insetInlineStart: '1.5',
    top: '0',
    height: '9',
    width: '6',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'fg.subtle',
    cursor: 'grab',
    borderRadius: 'l1',
    // Always seen, so that one knows that shops can be moved; quiet until the row is pointed at.
    opacity: '0.6',
    '&:is(li:hover *, :focus-visible)': { color: 'fg.muted', opacity: '1' },
  },
});

/** Seen when the row is pointed at or has the focus, and always where nothing can be pointed. */
const revealed = {
  '& [data-reveal]': { opacity: 0 },
  '&:hover [data-reveal], &:focus-within [data-reveal], & [data-reveal][aria-expanded=true]': {
    opacity: 1,
  },
  '@media (hover: none)': { '& [data-reveal]': { opacity: 1 } },
} as const;

/** A shop's row with what can be done to the shop: moving it, and its menu. */
export const ShopRow = (props: Props) => {
  const { shop, index, isTabStop, canMove, isMenuOpen, onMenu, children } = props;
  const { t } = useTranslation('shops');
  const section = `${shop.platform}.${shop.managedType}`;
  const data = { index, section };
  const drag = useDraggable({ id: shop.id, data, disabled: !canMove });
  const drop = useDroppable({ id: shop.id, data, disabled: !canMove });
  const { active } = drop;
  const isTarget =
    drop.isOver && active?.id !== shop.id && active?.data.current?.section === section;
  const isBelow = isTarget && active?.data.current?.index < index;

  const openMenu = (event: MouseEvent | KeyboardEvent) => {
    const more = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup=menu]');
    if (!more) return;
    event.preventDefault();
    onMenu(more);
  };
  const { onKeyDown, ...pointerListeners } = drag.listeners ?? {};
  const gripListeners: typeof pointerListeners = onKeyDown ? { onKeyDown } : {};
  return (
    <Box
      ref={(node: HTMLElement | null) => {
        drag.setNodeRef(node);
        drop.setNodeRef(node);
      }}
      position="relative"
      css={revealed}
      opacity={drag.isDragging ? 0.4 : 1}
      {...pointerListeners}
      onContextMenu={(event) => {
        // A finger that rests picks the shop up.
        const isTouch =
          event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
        if (!isTouch) openMenu(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) openMenu(event);
      }}
    >
      {children}
      {canMove && (
        <Grip
          type="button"
          ref={drag.setActivatorNodeRef}
          {...gripListeners}
          {...drag.attributes}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={t('drag.handle', { shop: shop.name })}
        >
          <GripIcon />
        </Grip>
      )}
      {isMenuOpen !== null && (
        <IconButton
          size="2xs"
          variant="ghost"
          colorPalette="gray"
          position="absolute"
          insetInlineEnd="1"
          top="1.5"
          data-reveal
          tabIndex={isTabStop ? 0 : -1}
          aria-label={t('menu.open', { shop: shop.name })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={(event) => onMenu(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      )}
      {isTarget && (
        <Box
          data-lands
          position="absolute"
          insetInline="1"
          height="3px"
          borderRadius="full"
          bg="accent.solid"
          pointerEvents="none"
          {...(isBelow ? { bottom: '0' } : { top: '0' })}
        />
      )}
    </Box>
  );
};
