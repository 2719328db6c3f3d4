import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FigureOriginContext } from '../../shop-scope/FigureOrigin.tsx';
import { FigureOriginMark, StandingPanel } from './parts.ts';

type Props = { readonly isPhone?: boolean; readonly children: ReactNode };

/** Lets every page say where its figures come from, also of features that may not know the statistics. */
export const FigureOrigins = ({ isPhone = false, children }: Props) => {
  const [params] = useSearchParams();
  return (
    <FigureOriginContext value={FigureOriginMark}>
      {children}
      {params.has('origin') && (
        <Suspense>
          <StandingPanel isPhone={isPhone} />
        </Suspense>
      )}
    </FigureOriginContext>
  );
};
