import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { blockAddress } from '../doors.ts';
import { type BlockId, blockTitles } from './layout.ts';
import { anchorOf } from './use-home-layout.ts';

/** In the edge of the page a dash for each block; with the pointer or the focus there, their names. */
const indexCss = {
  '& li': { listStyleType: 'none' },
  '& a': {
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: '2',
    height: '6',
    minWidth: '4',
    paddingInlineEnd: '1',
    color: 'fg.muted',
    fontSize: 'xs',
    whiteSpace: 'nowrap',
    _hover: { color: 'accent.fg' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '-2px',
    },
  },
  '& i': { width: '2', height: '2px', flexShrink: 0, background: 'border.emphasized' },
  '& a[aria-current]': { color: 'accent.fg', fontWeight: 'semibold' },
  '& a[aria-current] i': { width: '3', background: 'accent.solid' },
  // Heard all the same.
  '&:not(:hover, :focus-within) span': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '&:is(:hover, :focus-within)': {
    background: 'bg.panel',
    borderWidth: '1px',
    borderStartRadius: 'l3',
    boxShadow: 'md',
    paddingInlineStart: '3',
  },
} as const;

/** Whatever of a block stands in this part of the window makes it the one that is read. */
const reading = '-100px 0px -60% 0px';

/** Which of the blocks is read: the first one of those in the upper part of the window. */
function useReadBlock(blocks: readonly BlockId[]): BlockId | undefined {
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set());
  const anchors = blocks.map(anchorOf).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInSight((known) => {
          const next = new Set(known);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target.id);
            else next.delete(target.id);
          }
          return next;
        }),
      { rootMargin: reading },
    );
    for (const anchor of anchors.split(' ')) {
      const block = document.getElementById(anchor);
      if (block) observer.observe(block);
    }
    return () => {
      observer.disconnect();
      setInSight(new Set());
    };
  }, [anchors]);
  return blocks.find((id) => inSight.has(anchorOf(id)));
}

/** The blocks of the page in their order, each a way to it. */
export const BlockIndex = ({ blocks }: { readonly blocks: readonly BlockId[] }) => {
  const { t } = useTranslation(['statistics', 'operations']);
  const { search } = useLocation();
  const read = useReadBlock(blocks);
  return (
    <Box
      as="nav"
      data-screen
      data-frame
      aria-label={t('layout.index')}
      position="fixed"
      insetEnd="0"
      // In a low window it stands higher, above the longest words of the tab at the lower edge.
      top="clamp(16rem, 100% - 25.5rem, 50%)"
      transform="translateY(-50%)"
      zIndex="docked"
      paddingY="2"
      css={indexCss}
    >
      <ul>
        {blocks.map((id) => (
          <li key={id}>
            <Link
              to={blockAddress(search, anchorOf(id))}
              {...(id === read && { 'aria-current': 'location' })}
            >
              <i aria-hidden="true" />
              <span>{t(blockTitles[id])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
};
