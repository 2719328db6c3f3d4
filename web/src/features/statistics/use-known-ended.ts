import { shanghaiDay } from '../../../../api/contract/rules/calendar.ts';
import type { ShopSelection } from '../../graphql/schema.generated.ts';
import { expiryState } from '../../shop-scope/expiry.ts';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import type { EndedShop } from './ended.ts';

/**
 * The shops of a selection whose paid time is over, as the side panel knows them: a page keeps room for the note of
 * them until the statistics have said whose days they lack.
 */
export function useKnownEnded({ all, shop, shops: some, group }: ShopSelection): EndedShop[] {
  const { shops, groups } = useDirectory();
  const members = some ?? groups.find(({ id }) => id === group)?.shopIds ?? [shop];
  return shops
    .filter(({ id }) => all || members.includes(id))
    .filter(({ expiresAt }) => expiryState(expiresAt, Date.now()) === 'expired')
    .map(({ id, name, expiresAt }) => ({
      shop: { id, name },
      lastDay: expiresAt && shanghaiDay(Date.parse(expiresAt)),
    }));
}
