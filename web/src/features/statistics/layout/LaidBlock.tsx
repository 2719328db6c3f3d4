import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FoldingContext } from '../../../shared/charts/folding.ts';
import { useIsPlaceKept } from '../../../shared/kept/use-place.ts';
import { stayWhile } from '../../../shared/ui/stay-while.ts';
import type { BlockId } from './layout.ts';
import { anchorOf } from './use-home-layout.ts';

type Props = {
  readonly id: BlockId;
  readonly isWide: boolean;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly children: ReactNode;
};

/** The place of one block, which links lead to: its width, and that it can be folded. */
export const LaidBlock = ({ id, isWide, isFolded, onFold, children }: Props) => {
  const { t } = useTranslation('statistics');
  const anchor = anchorOf(id);
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const isPlaceKept = useIsPlaceKept();
  // Each following of a link, also of the same one again, brings the reader and the focus here. Who comes back
  // may have gone on from here before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the link that was followed
  useEffect(() => {
    const block = place.current;
    if (hash !== `#${anchor}` || isPlaceKept || !block?.parentElement) return;
    block.scrollIntoView();
    block.focus({ preventScroll: true });
    return stayWhile(() => {
      block.scrollIntoView();
      return true;
    }, block.parentElement);
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
