import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { whyCodec } from './change/why-url.ts';
import { lineDays } from './operations/sku-trend.ts';
import { OriginPanel } from './origin/lazy.ts';
import { isStanding, originCodec } from './origin/origin-url.ts';
import type { Period } from './period.ts';
import type { SummaryData } from './summary-card.ts';
import type { HomeVariables } from './use-home.ts';

const WhyPanel = lazyPart(() => import('./change/WhyPanel.tsx'));

type Props = {
  readonly variables: HomeVariables;
  readonly period: Period;
  /** Null while the figures are not known. */
  readonly summary: SummaryData | null;
  readonly isOneShop: boolean;
  readonly isPhone?: boolean;
};

/** What the address opens beside the figures: why they changed, and where one of them comes from. */
export const FigurePanels = ({ variables, period, summary, isOneShop, isPhone = false }: Props) => {
  const [why, setWhy] = useUrlState(whyCodec);
  const [origin, setOrigin] = useUrlState(originCodec);
  const isSkus = origin?.figure === 'skus';
  const range = lineDays(variables.range);
  return (
    <>
      {why !== null && (
        <Suspense>
          <WhyPanel
            why={why}
            variables={variables}
            period={period}
            summary={summary}
            isOneShop={isOneShop}
            onClose={() => setWhy(null)}
          />
        </Suspense>
      )}
      {origin !== null && !isStanding(origin.figure) && (
        <Suspense>
          <OriginPanel
            origin={origin}
            variables={isSkus ? { ...variables, range } : variables}
            period={isSkus ? { ...period, range } : period}
            isUnpaid={summary?.isUnpaid === true}
            isPhone={isPhone}
            onClose={() => setOrigin(null)}
          />
        </Suspense>
      )}
    </>
  );
};
