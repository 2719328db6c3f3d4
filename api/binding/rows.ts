import type { z } from 'zod';
import type { ListedAccount } from '../../db/binding/binding.ts';
import type { Shop } from '../../db/schema.ts';
import type { accountShopRow, mainAccountRow } from '../contract/binding.ts';
import { shopNameOf } from '../shops/shop-name.ts';

/** A main account as the calls tell it. */
export const accountRow = (account: ListedAccount): z.output<typeof mainAccountRow> => ({
  accountId: String(account.id),
  temuUid: account.external_uid,
  phone: account.phone,
  platformType: account.platform,
  createTime: account.created_at,
  needRebind: account.needs_rebind === 1,
  shopNum: account.shops,
});

/** A shop of a main account as the calls tell it. */
export const shopRow = (shop: Shop): z.output<typeof accountShopRow> => ({
  mallId: shop.mall_id,
  shopId: shop.mall_id,
  mallName: shop.mall_name,
  shopName: shopNameOf(shop),
  platformType: shop.platform,
  isSemiManagedMall: shop.is_semi_managed === 1,
  expireDate: shop.expire_at,
});
