import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './fields.ts';

/** Whether a shop has a session at its marketplace, and how it is fetched again (specification section 7). */

const source = 'spec 7 Auth and account';

/**
 * Whether the marketplace lets us act for the seller of a shop. The credential itself never leaves the
 * server for a browser or a tool (reading A24): it is for the helper of the boss who owns the shop.
 */
const shopSession = z.preprocess(
  // An upstream that answers the credential itself says that there is one; it goes no further than this.
  (said) =>
    typeof said === 'object' && said !== null && 'isActive' in said
      ? said
      : { isActive: said !== null && said !== undefined && said !== '' && said !== false },
  z.object({
    shopId: id.nullish(),
    /** False where no main account is bound, or the marketplace has ended its session. */
    isActive: z.boolean(),
    /** For the helper of the owner alone, of a session that is active; not there for anybody else. */
    credential: z.string().optional(),
  }),
);

const shopCredential = (name: string, summary: string, rest: { readonly encoding?: 'query' }) =>
  defineCall({
    name,
    path: `/api/auth/${name}`,
    helpers: 'also',
    shops: 'single',
    // Sessions of shein are not fetched: its shops are authorised once and for all.
    temuOnly: true,
    summary: `${summary} Says whether it is there, and what it is to nobody but the desktop helper of the boss who owns the shop. A foreign shop is code 1.`,
    source,
    input: z.object({ shopId: id }),
    output: shopSession,
    ...rest,
  });

export const getTemuCredByShopId = shopCredential(
  'getTemuCredByShopId',
  "Fetches the session credential of a shop at temu's seller centre; a read that was answered with HTTP 403 is made again after it.",
  {},
);

export const getTemuCredByShopIdAgent = shopCredential(
  'getTemuCredByShopIdAgent',
  "Fetches the session credential of a shop at temu's seller centre for agents.",
  { encoding: 'query' },
);

export const getShopCookie = defineCall({
  name: 'getShopCookie',
  path: '/api/manage/getShopCookie',
  origin: 'assigned',
  // It is never answered to a preview, nor to a key.
  visitor: 'blocked',
  keys: 'closed',
  role: 'boss',
  helpers: 'only',
  shops: 'single',
  refusals: {
    foreignShop: { msg: '没有该店铺的查看权限，请刷新店铺列表', field: 'shopId' },
    noShopSession: { msg: '店铺还没有平台会话，请先绑定或重新绑定主账号' },
  },
  summary:
    'The cookie by which the desktop helper of the boss who owns a shop acts for it at its marketplace.',
  source: 'spec 7 Shops, managers, workers',
  input: z.object({ shopId: id }),
  output: z.object({ shopId: id, cookie: z.string() }),
});
