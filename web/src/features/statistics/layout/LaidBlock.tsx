import { Box } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldingContext } from '../../../shared/charts/folding.ts';
import { useAnchor } from '../../../shared/kept/use-anchor.ts';
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
  const place = useAnchor(anchor);
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
