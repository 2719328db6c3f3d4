import { Box } from '@chakra-ui/react';
import { type ComponentType, createContext, type LazyExoticComponent, Suspense, use } from 'react';
import type { StandingFigure } from '../graphql/schema.generated.ts';

export type FigureOriginProps = {
  readonly figure: StandingFigure;
  /** What the figure is called where it stands. */
  readonly name: string;
  /** One shop of what the page looks at; all of it without. */
  readonly shop?: string | undefined;
};

type Mark = ComponentType<FigureOriginProps>;

/** The mark that leads to where a figure comes from; the frame puts it in. */
export const FigureOriginContext = createContext<Mark | LazyExoticComponent<Mark> | null>(null);

/** The mark beside a figure of a feature that the statistics ask, so that it cannot ask them. */
export const FigureOrigin = (props: FigureOriginProps) => {
  const Mark = use(FigureOriginContext);
  if (Mark === null) return null;
  return (
    <Suspense fallback={<Box as="span" display="inline-block" boxSize="5" />}>
      <Mark {...props} />
    </Suspense>
  );
};
