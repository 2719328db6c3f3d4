import { Box } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldingContext } from '../../../shared/charts/folding.ts';

type Props = {
  readonly isWide: boolean;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly children: ReactNode;
};

/** The place of one block: its width, and that it can be folded. */
export const LaidBlock = ({ isWide, isFolded, onFold, children }: Props) => {
  const { t } = useTranslation('statistics');
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
