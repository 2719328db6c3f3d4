import type { Generated, Selectable } from 'kysely';
import type { Flag } from '../engine/columns.ts';

export interface ShopTable {
  id: Generated<number>;
  owner_id: number;
  platform: 'temu' | 'shein';
  /** The marketplace's id of the shop; text outside, unique per platform. */
  mall_id: string;
  mall_name: string;
  mall_name_dis: string;
  mall_name_native: string;
  is_semi_managed: Flag;
  is_closed: Flag;
  main_account_id: number | null;
  /** `imported` shops came with a sales file, `simulated` ones from the simulator. */
  origin: 'imported' | 'simulated' | 'bound';
  sort: number;
  expire_at: number | null;
  review_score: number | null;
  /** 0 to 4: none, C, B, A, S. */
  delivery_rating: number | null;
  abnormal_count: number;
  refund_count: number;
  specification_count: number;
  created_at: number;
  /** When it was unbound: nobody sees it any more, and after 7 days it is deleted. */
  unbound_at: number | null;
  /** The day that its rows in `sku_window` call today; null while it has none. */
  windows_day: Generated<string | null>;
  /** The same of its splits of them; null, too, once something under them has changed. */
  splits_day: Generated<string | null>;
  /** When the data of the expired shop was cleared; null while it has its data. */
  cleared_at: Generated<number | null>;
  /** When its data was brought up to date last, by a sync or an import; null where that was never. */
  synced_at: Generated<number | null>;
}

export type Shop = Selectable<ShopTable>;

export interface ShopAssignmentTable {
  user_id: number;
  shop_id: number;
}

export interface ShopGroupTable {
  id: Generated<number>;
  owner_id: number;
  name: string;
}

export interface ShopGroupMemberTable {
  group_id: number;
  shop_id: number;
  sort: number;
}

export interface ShopLayoutTable {
  user_id: number;
  /** JSON `{listShowTab, listClosedTab}` of mall ids. */
  layout: string;
  updated_at: number;
}

/** Shops, who may see them, and their order. */
export interface ShopsTables {
  shop: ShopTable;
  shop_assignment: ShopAssignmentTable;
  shop_group: ShopGroupTable;
  shop_group_member: ShopGroupMemberTable;
  shop_layout: ShopLayoutTable;
}
