import { Suspense } from 'react';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useTodayPeriod } from '../phone/use-today-figures.ts';
import type { HomeVariables } from '../use-home.ts';
import { OriginPanel } from './lazy.ts';
import { isStanding, originCodec } from './origin-url.ts';

/** Where the figures of a page come from that tell how things stand, whatever the days. */
export const StandingPanel = ({ selection }: Pick<HomeVariables, 'selection'>) => {
  const [origin, setOrigin] = useUrlState(originCodec);
  const period = useTodayPeriod();
  if (origin === null || !isStanding(origin.figure)) return null;
  return (
    <Suspense>
      <OriginPanel
        origin={origin}
        variables={{ selection, range: period.range, dataSource: 'SALES' }}
        period={period}
        isUnpaid={false}
        onClose={() => setOrigin(null)}
      />
    </Suspense>
  );
};
