import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './fields.ts';

/** Whether a shop has a session at its marketplace, and how it is fetched again (specification section 7). */

const source = 'spec 7 Auth and account';

/**
 * Whether the marketplace lets us act for the seller of a shop. The credential itself never leaves the
 * server for a browser or a tool (reading A24): it is for the helper of the owner.
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
  }),
);

const shopCredential = (name: string, summary: string, rest: { readonly encoding?: 'query' }) =>
  defineCall({
    name,
    path: `/api/auth/${name}`,
    shops: 'single',
    // Sessions of shein are not fetched: its shops are authorised once and for all.
    temuOnly: true,
    summary: `${summary} Says whether it is there, not what it is. A foreign shop is code 1.`,
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
