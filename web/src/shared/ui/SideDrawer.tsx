import { CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlace } from '../kept/use-place.ts';
import { useOpener } from './opener.ts';
import { useClosedByBack, useStandsInAddress } from './use-closed-by-back.ts';

/** A panel from the edge, for what has no room beside the content on a small screen. */
export function SideDrawer({
  open,
  onClose,
  title,
  side = 'end',
  size = 'xs',
  initialFocus,
  place,
  isInAddress = false,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  side?: 'start' | 'end';
  size?: 'xs' | 'sm' | 'lg' | 'xl';
  /** What is focused on opening; else the first element that can be. */
  initialFocus?: () => HTMLElement | null;
  /** What is in it, by which it stands where it stood when its reader comes back to it from another page. */
  place?: string;
  /** It is open because the address says so. */
  isInAddress?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const opener = useOpener(open);
  useStandsInAddress(open && isInAddress);
  useClosedByBack(open, { close: onClose });
  return (
    <Drawer.Root
      open={open}
      placement={side}
      size={size}
      lazyMount
      unmountOnExit
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      finalFocusEl={opener}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header paddingStart="4" paddingEnd="14" paddingY="3" borderBottomWidth="1px">
              <Drawer.Title fontSize="md">{title}</Drawer.Title>
            </Drawer.Header>
            {place === undefined ? (
              <Drawer.Body padding="3">{children}</Drawer.Body>
            ) : (
              <PlacedBody place={place}>{children}</PlacedBody>
            )}
            <Drawer.CloseTrigger asChild insetEnd="2" top="2">
              <CloseButton size="sm" minWidth="44px" minHeight="44px" aria-label={t('close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

type PlacedProps = { readonly place: string; readonly children: ReactNode };

const PlacedBody = ({ place, children }: PlacedProps) => {
  const body = useRef<HTMLDivElement>(null);
  useListPlace(body, place);
  return (
    <Drawer.Body ref={body} padding="3">
      {children}
    </Drawer.Body>
  );
};
