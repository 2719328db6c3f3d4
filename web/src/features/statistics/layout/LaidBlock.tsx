import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FoldingContext } from '../../../shared/charts/folding.ts';
import type { BlockId } from './layout.ts';
import { anchorOf } from './use-home-layout.ts';

type Props = {
  readonly id: BlockId;
  readonly isWide: boolean;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly children: ReactNode;
};

/** In ms. */
const SETTLING = 2_000;

/** Keeps a block where it is while those above it come to their height, unless the reader goes on meanwhile. */
function stayWhile(block: HTMLElement, page: HTMLElement): () => void {
  const watch = new ResizeObserver(() => block.scrollIntoView());
  watch.observe(page);
  const stopped = new AbortController();
  const stop = () => {
    watch.disconnect();
    stopped.abort();
  };
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, stop, { passive: true, signal: stopped.signal });
  const timer = setTimeout(stop, SETTLING);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The place of one block, which links lead to: its width, and that it can be folded. */
export const LaidBlock = ({ id, isWide, isFolded, onFold, children }: Props) => {
  const { t } = useTranslation('statistics');
  const anchor = anchorOf(id);
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // Each following of a link, also of the same one again, brings the reader and the focus here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the link that was followed
  useEffect(() => {
    const block = place.current;
    if (hash !== `#${anchor}` || !block?.parentElement) return;
    block.scrollIntoView();
    block.focus({ preventScroll: true });
    return stayWhile(block, block.parentElement);
  }, [hash, anchor, key]);
  const folding = useMemo(
    () => ({
      isFolded,
      onFold,
      label: (title: string) => t(isFolded ? 'layout.unfold' : 'layout.fold', { title }),
    }),
    [isFolded, onFold, t],
  );
  return (
    <FoldingContext value={folding}>
      <Box
        ref={place}
        id={anchor}
        tabIndex={-1}
        outline="none"
        scrollMarginTop="2"
        display="grid"
        gridColumn={isWide ? '1 / -1' : undefined}
        alignSelf={isFolded ? 'start' : undefined}
        minWidth="0"
      >
        {children}
      </Box>
    </FoldingContext>
  );
};
