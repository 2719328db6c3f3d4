import type { Shop } from '../../db/schema.ts';
import { shownShopName } from '../contract/rules/names.ts';

/** The name that a shop is shown by. */
export const shopNameOf = (shop: Pick<Shop, 'mall_name' | 'mall_name_dis'>): string =>
  shownShopName(shop.mall_name_dis, shop.mall_name);
