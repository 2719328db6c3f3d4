import { z } from 'zod';
import { inputSentences } from './rules/input-sentences.ts';
import { officeMarkets, officeMost } from './rules/seller-office.ts';
import { officeId, officeText } from './seller-office.ts';

/** How a listing is filed at its marketplace: what was chosen in the seller's back office there. */

const name = officeText(officeMost.name).min(1);
const choice = z.object({ id: officeId, name });

const choices = (most: number, what: string) =>
  z
    .array(choice)
    .max(most, `最多选择${most}个${what}`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, `${what}重复`);

const fields = z.object({
  market: z.enum(officeMarkets).nullable().describe('where it is sold'),
  category: z
    .object({
      id: officeId,
      path: z.array(name).min(1).max(officeMost.depth).describe('names from the top of the tree'),
    })
    .nullable(),
  sizeChart: choice.nullable(),
  model: choice.nullable().describe('who wears it in the pictures'),
  certificates: choices(officeMost.certificates, '证书'),
  guideFiles: choices(officeMost.guideFiles, '说明书'),
  agency: choice.nullable().describe('who answers for it in the market'),
});

export type Filing = z.output<typeof fields>;

/** Nothing is chosen. */
export const unfiled: Filing = {
  market: null,
  category: null,
  sizeChart: null,
  model: null,
  certificates: [],
  guideFiles: [],
  agency: null,
};

/** As it is told. */
export const filing = fields;

/** As it is saved: what belongs to a category or to a market is not without it. */
export const filingInput = fields
  .refine(
    ({ category, ...of }) =>
      category !== null ||
      (of.sizeChart === null &&
        of.model === null &&
        of.certificates.length === 0 &&
        of.guideFiles.length === 0),
    inputSentences.officeCategoryMissing,
  )
  .refine(
    ({ market, agency }) => market !== null || agency === null,
    inputSentences.officeMarketMissing,
  );

export const platformSpecs = z
  .array(
    z.object({ parentId: officeId, id: officeId, name: officeText(officeMost.specName).min(1) }),
  )
  .max(officeMost.specs);
