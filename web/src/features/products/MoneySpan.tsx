import { fullMoney } from '../../shared/kpi/money.ts';
import { spanOf } from './columns.ts';

/** What stands where there is nothing to say. */
export const NONE = '—';

type Props = { readonly min: string | null; readonly max: string | null };

/** One amount, or the least above the largest. */
export const MoneySpan = ({ min, max }: Props) => {
  const span = spanOf(min, max);
  if (span === null) return NONE;
  const [low, high] = span;
  if (low === high) return fullMoney(low);
  return (
    <>
      {fullMoney(low)}
      <br />~ {fullMoney(high)}
    </>
  );
};
