import { Suspense } from 'react';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { dataSource, OriginPanel, originCodec, type Period } from '../statistics/index.ts';
import type { ListVariables } from './variables.ts';

type Props = Pick<ListVariables, 'selection'> & {
  readonly period: Period;
  readonly source: keyof typeof dataSource;
};

/** Where the sales of the list come from: the lines of its shops and days, whatever is filtered. */
export const LinesPanel = ({ selection, period, source }: Props) => {
  const [origin, setOrigin] = useUrlState(originCodec);
  // That of one product stands over its drawer.
  if (origin?.figure !== 'amount') return null;
  return (
    <Suspense>
      <OriginPanel
        origin={origin}
        variables={{ selection, range: period.range, dataSource: dataSource[source] }}
        period={period}
        isUnpaid={false}
        onClose={() => setOrigin(null)}
      />
    </Suspense>
  );
};
