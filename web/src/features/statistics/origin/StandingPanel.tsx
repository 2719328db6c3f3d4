import { useMemo } from 'react';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { dataSource, sourceCodec } from '../metrics.ts';
import { useTodayPeriod } from '../phone/use-today-figures.ts';
import OriginPanel from './OriginPanel.tsx';
import { isOfSales, isStanding, originCodec } from './origin-url.ts';

/** Where the figures of any page come from that tell how things stand, whatever the days. */
export default function StandingPanel({ isPhone = false }: { readonly isPhone?: boolean }) {
  const [origin, setOrigin] = useUrlState(originCodec);
  const [source] = useUrlState(sourceCodec);
  const { selection } = useSelection();
  const period = useTodayPeriod();
  const input = useMemo(() => selectionInput(selection), [selection]);
  if (origin === null || !isStanding(origin.figure)) return null;
  return (
    <OriginPanel
      origin={origin}
      variables={{
        selection: input,
        range: period.range,
        dataSource: isOfSales(origin.figure) ? 'SALES' : dataSource[source],
      }}
      period={period}
      isUnpaid={false}
      isPhone={isPhone}
      onClose={() => setOrigin(null)}
    />
  );
}
