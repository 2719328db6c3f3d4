import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, shopIds } from './fields.ts';

/** What the declarations of statistics share (specification section 7 "Statistics"). */

export const source = 'spec 7 Statistics';

const range = {
  startTime: day,
  endTime: day,
  compareStartTime: day.optional(),
  compareEndTime: day.optional(),
};

export const totalsInput = z.object({ shopId: shopIds, ...range });

/** Shops alone: what holds now, or over days that the call itself fixes. */
export const shopsInput = z.object({ shopId: shopIds });

/** Shops over one range. */
export const rangeInput = z.object({ shopId: shopIds, startTime: day, endTime: day });

/** Shop ids as repeated keys; a comma list in one of them names several. */
export const shopIdArray = z
  .array(z.string().max(20_000))
  .max(2_000)
  .transform((ids) => ids.join(','))
  .describe('shop ids, one key each');

export interface Figure {
  readonly temu: string;
  readonly shein: string;
  readonly path: string;
  readonly sheinPath: string;
  readonly meaning: string;
  /** The temu path is ours where the specification has none. */
  readonly origin?: 'assigned';
  /** Left out: the temu path is one of the order statistics, which have a stocks path. */
  readonly stockable?: false;
}

/**
 * A statistic is two calls with one shape: the temu one and its shein twin, each for the shops of its own
 * marketplace. The stocks path of the temu one is for the shops of both.
 */
export function twins<In extends z.ZodObject, Out extends z.ZodType>(
  figure: Figure,
  input: In,
  output: Out,
) {
  const temu = defineCall({
    name: figure.temu,
    path: figure.path,
    shops: 'multi',
    stockable: figure.stockable ?? true,
    platform: 'temu',
    sheinTwin: figure.shein,
    ...(figure.origin && { origin: figure.origin }),
    summary: figure.meaning,
    source,
    input,
    output,
  });
  const shein = defineCall({
    name: figure.shein,
    path: figure.sheinPath,
    shops: 'multi',
    platform: 'shein',
    summary: `${figure.meaning} Shein shops.`,
    source,
    input,
    output,
  });
  return [temu, shein] as const;
}

/** A statistic that has one path for the shops of both marketplaces. */
export function statistic<In extends z.ZodObject, Out extends z.ZodType>(
  name: string,
  meaning: string,
  input: In,
  output: Out,
  shopField = 'shopId',
) {
  return defineCall({
    name,
    path: `/api/order/${name}`,
    shops: 'multi',
    shopField,
    stockable: true,
    summary: meaning,
    source,
    input,
    output,
  });
}
