import { Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stripHeight } from '../../shared/connection/ConnectionStrip.tsx';

/** No wider than the free edge of every page: folded it covers nothing that is read or pressed. */
const tabCss = {
  display: 'flex',
  justifyContent: 'center',
  width: '4',
  flexShrink: '0',
  paddingBlock: '3',
  fontSize: 'xs',
  lineHeight: '1rem',
  fontWeight: 'semibold',
  background: 'accent.solid',
  color: 'accent.contrast',
  borderStartRadius: 'l2',
  cursor: 'pointer',
  _hover: { filter: 'brightness(1.1)' },
  _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  '& span': {
    writingMode: 'vertical-rl',
    whiteSpace: 'nowrap',
  },
} as const;

type Props = {
  /** What it is about, in a few words. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A tab at the lower edge of the page that unfolds when it is pressed, and folds when it is left. */
export function SideTab({ label, children }: Props) {
  const { t } = useTranslation('reminders');
  const [isOpen, setOpen] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <Flex
      as="aside"
      data-screen
      data-frame
      aria-label={t('side.label')}
      position="fixed"
      insetEnd="0"
      bottom={`calc(1rem + ${stripHeight})`}
      zIndex="docked"
      direction="row-reverse"
      align="flex-end"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        tab.current?.focus();
      }}
    >
      <Text asChild css={tabCss}>
        <button
          ref={tab}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{label}</span>
        </button>
      </Text>
      <Stack
        id={id}
        // A press on its words leaves the focus inside.
        tabIndex={-1}
        hidden={!isOpen}
        outline="none"
        gap="2"
        width="17rem"
        maxHeight="70dvh"
        overflowY="auto"
        marginEnd="2"
        borderRadius="l3"
        boxShadow="lg"
      >
        {isOpen && children}
      </Stack>
    </Flex>
  );
}
