import {
  findSheinShopByUId,
  getShopList,
  getShopListByWorkerPhone,
  getShopTabMap,
  shopRow,
} from '../api/contract/shops.ts';
import type { Context } from './context.ts';
import { type Directory, directoryOf, type ShopLayout, type ShopRow } from './directory.ts';
import { lacksCall } from './upstream/errors.ts';

const noLayout: ShopLayout = { listShowTab: [], listClosedTab: [] };

/** The shops that the viewer may see. Bosses and others have different shop-list calls. */
export async function readDirectory(context: Context): Promise<Directory> {
  const { role, phone } = await context.viewer();
  const [rows, saved] = await Promise.all([
    ['MANAGER', 'OPERATOR', 'SHIPPER'].includes(role)
      ? context.call(getShopListByWorkerPhone, phone === null ? {} : { phone })
      : context.call(getShopList, {}),
    // Who has no side panel has no layout of it.
    role === 'SHIPPER' ? noLayout : context.call(getShopTabMap, {}),
  ]);
  const { isForeign } = context.services.upstream;
  const beside = isForeign && !context.isVisitor ? await sheinShopsBeside(rows, context) : [];
  return directoryOf(beside.length === 0 ? rows : [...rows, ...beside], saved);
}

/** What a list of shein shops does not tell of them. */
const untold = {
  expireDate: null,
  temuUid: null,
  phone: null,
  goodsAbnormalNum: null,
  refundInfoNum: null,
} as const;

/** The shein shops of an upstream that lists them by themselves, beside a list of temu shops alone. */
async function sheinShopsBeside(
  rows: readonly ShopRow[],
  context: Context,
): Promise<readonly ShopRow[]> {
  if (rows.some((row) => row.platformType === 'shein')) return [];
  const known = new Set(rows.map((row) => row.mallId));
  const found = await context.call(findSheinShopByUId, {}).catch((error: unknown) => {
    if (lacksCall(error)) return [];
    throw error;
  });
  return found
    .filter(({ shopId: mallId }) => !known.has(mallId))
    .map((row) => shopRow.parse({ ...untold, ...row, platformType: 'shein' }));
}
