import type { ShopSelection } from '../../graphql/schema.generated.ts';
import type { DayRange } from '../../shared/date-range/range.ts';
import { useEndedShopsQuery } from './EndedShops.generated.ts';
import { EndedShops } from './EndedShops.tsx';

type Props = { readonly selection: ShopSelection; readonly range: DayRange };

/** The same note for a page that asks for no other statistics. */
export const EndedShopsOf = ({ selection, range }: Props) => {
  const { data, previousData } = useEndedShopsQuery({
    variables: { selection, range },
    context: { quiet: true },
  });
  const { statistics } = data ?? previousData ?? {};
  return statistics ? <EndedShops shops={statistics.endedShops} /> : null;
};
