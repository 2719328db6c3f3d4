import { Box } from '@chakra-ui/react';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { isWholeWanted } from '../whole-page.ts';
import { BlockSkeleton } from './BlockState.tsx';

/** How far outside the window something counts as near: it is drawn before it is scrolled to. */
const MARGIN = '240px';

type Props = {
  /** Height of the content in px, kept free until it is drawn. */
  readonly height: number;
  readonly children: ReactNode;
};

/**
 * Draws its content once it comes near the window or is wanted on paper, and keeps it from then on: what nobody
 * looks at yet must not hold up what is in sight.
 */
export const NearWindow = ({ height, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  if (isWholeWanted.use() && !isNear) setIsNear(true);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // In small steps, so that a click or a key is answered meanwhile.
        startTransition(() => setIsNear(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (isNear) return children;
  return (
    <Box ref={place}>
      <BlockSkeleton height={height} />
    </Box>
  );
};
