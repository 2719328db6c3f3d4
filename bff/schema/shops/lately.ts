import type { CallOutput } from '../../../api/contract/call.ts';
import { getShopLatelySalesInfos } from '../../../api/contract/statistics.ts';
import type { Context } from '../../context.ts';
import { selectPlatform } from '../../upstream/rules.ts';

type Lately = CallOutput<typeof getShopLatelySalesInfos>[number];

/** Recent sales and rank of a shop; the shops of a platform that are asked for together go in one call. */
export const latelyOf = (context: Context, mallId: string): Promise<Lately | undefined> =>
  context.together('lately', mallId, (mallIds) => readLately(context, mallIds));

async function readLately(
  context: Context,
  mallIds: readonly string[],
): Promise<(Lately | undefined)[]> {
  const { byMallId } = await context.directory();
  const answers = await Promise.all(
    (['temu', 'shein'] as const).map((platform) => {
      const own = mallIds.filter((mallId) => byMallId.get(mallId)?.platformType === platform);
      const selected = selectPlatform(platform, own);
      return own.length === 0 ? [] : context.callForShops(getShopLatelySalesInfos, selected, {});
    }),
  );
  // By key: an answer may be in any order, and leave shops out.
  const found = new Map(answers.flat().map((row) => [row.mallId, row]));
  return mallIds.map((mallId) => found.get(mallId));
}
