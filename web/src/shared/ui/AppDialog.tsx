import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAct } from './ask.ts';
import { useCountsAsOpen } from './open-dialogs.ts';
import { useOpener } from './opener.ts';
import { useQuestionAtHand } from './question-code.ts';
import { useClosedByBack, useStandsInAddress } from './use-closed-by-back.ts';

export interface AppDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Says the act, e.g. 编辑店铺. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons; the primary one last, named by its verb. */
  readonly footer?: ReactNode;
  /** Width in px where the screen has room. */
  readonly width?: number;
  /** False while something is under way: Escape and a click outside then do nothing. */
  readonly dismissable?: boolean;
  /** Closing would lose what was typed: Escape, a click outside and the cross ask first. */
  readonly isDirty?: boolean;
  /** It is open because the address says so. */
  readonly isInAddress?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** What is focused on opening; else the first element that can be. */
  readonly initialFocus?: () => HTMLElement | null;
  /** What is focused after closing, where the opener is gone by then, e.g. an entry of a menu. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** The frame of every dialog: labelled by its title, closed by Escape, focus goes back to where it was. */
export function AppDialog({
  open,
  onClose,
  title,
  children,
  footer,
  width = 480,
  dismissable = true,
  isDirty = false,
  isInAddress = false,
  role = 'dialog',
  initialFocus,
  finalFocus,
}: AppDialogProps) {
  const { t } = useTranslation();
  useCountsAsOpen(open);
  useQuestionAtHand(isDirty);
  const opener = useOpener(open);
  const leave = async () => {
    const mayLeave =
      !isDirty ||
      (await confirmAct({
        text: t('unsaved.text'),
        action: t('unsaved.leave'),
        dismiss: t('unsaved.stay'),
        destructive: true,
      }));
    if (mayLeave) onClose();
  };
  useStandsInAddress(open && isInAddress);
  useClosedByBack(open && dismissable, { isDirty, close: leave });
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) void leave();
      }}
      role={role}
      closeOnEscape={dismissable}
      closeOnInteractOutside={dismissable}
      // Another dialog that closes gives its focus back outside of this one: no wish to leave this one.
      onFocusOutside={(event) => event.preventDefault()}
      // Nor is it that a menu closes from which this one was opened.
      onRequestDismiss={(event) => event.preventDefault()}
      placement="center"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      finalFocusEl={() => finalFocus?.() ?? opener()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding={{ base: '3', md: '6' }}>
          <Dialog.Content
            maxWidth={`${width}px`}
            marginY="0"
            // On a phone, and where all is twice as large, its fields need the height more than the page behind.
            maxHeight="calc(100dvh - min(7.5rem, 8dvh))"
          >
            <Dialog.Header
              paddingStart={{ base: '5', md: '6' }}
              // A long title ends before the button that closes.
              paddingEnd={dismissable ? '14' : { base: '5', md: '6' }}
              paddingTop="5"
              paddingBottom="3"
            >
              <Dialog.Title fontSize="md" lineHeight="1.5rem" fontWeight="semibold">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body
              paddingX={{ base: '5', md: '6' }}
              paddingTop="1"
              // What scrolls under the buttons ends at some distance from them.
              paddingBottom={footer ? '2' : '5'}
            >
              {children}
            </Dialog.Body>
            {footer && (
              <Dialog.Footer
                paddingX={{ base: '5', md: '6' }}
                paddingTop="3"
                paddingBottom="5"
                // Four buttons, or two in a language of long words, have no room beside each other on a phone.
                flexWrap="wrap"
              >
                {footer}
              </Dialog.Footer>
            )}
            {dismissable && (
              <Dialog.CloseTrigger
                asChild
                insetEnd={{ base: '2', md: '3' }}
                top={{ base: '2.5', md: '3' }}
              >
                <CloseButton
                  size="sm"
                  minWidth={{ base: '44px', lg: '9' }}
                  minHeight={{ base: '44px', lg: '9' }}
                  aria-label={t('close')}
                />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
