import { z } from 'zod';
import {
  modelMeasures,
  type OfficeCall,
  officeMarkets,
  officeMost,
} from './rules/seller-office.ts';

/**
 * What is asked of the back office of a seller, and what it answers: the result of its envelope. The desktop helper
 * lets nothing else through, the simulated marketplace answers by it.
 */

const { name: longestName } = officeMost;

/** A number of the marketplace's. */
export const officeId = z.string().regex(/^[\w-]{1,40}$/, '平台编号无效');
/** One line of the marketplace's: no control characters. */
export const officeText = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);
const name = officeText(longestName).min(1);
const market = z.enum(officeMarkets);
const day = z.iso.date();
const measure = (of: keyof typeof modelMeasures) =>
  z.int().min(modelMeasures[of][0]).max(modelMeasures[of][1]);
const measures = {
  height: measure('height'),
  bust: measure('bust'),
  waist: measure('waist'),
  hips: measure('hips'),
};

export const officeAsks = {
  /** The categories below one, the topmost without it; or those whose names have the keyword. */
  category: z.strictObject({
    parentId: officeId.optional(),
    keyword: officeText(60).min(1).optional(),
  }),
  sizeSpec: z.strictObject({ categoryId: officeId }),
  compliance: z.strictObject({ categoryId: officeId, market }),
  certificates: z.strictObject({ categoryId: officeId, market }),
  guideFiles: z.strictObject({ categoryId: officeId }),
  agencyList: z.strictObject({ market }),
  modelCreate: z.strictObject({ name: officeText(30).min(1), ...measures }),
  modelQuery: z.strictObject({}),
  spec: z.strictObject({
    parentSpecId: officeId,
    specName: officeText(officeMost.specName).min(1),
  }),
} satisfies Record<OfficeCall, z.ZodType>;

export const officeResults = {
  category: z.object({
    categories: z
      .array(
        z.object({
          categoryId: officeId,
          name,
          isLeaf: z.boolean(),
          /** Names from the top of the tree to its own. */
          path: z.array(name).min(1).max(officeMost.depth),
        }),
      )
      .max(officeMost.categories),
  }),
  sizeSpec: z.object({
    /** What SKUs of the category differ by, in the order of their specifications. */
    parentSpecs: z.array(z.object({ parentSpecId: officeId, name })).max(officeMost.specs),
    charts: z
      .array(
        z.object({
          chartId: officeId,
          name,
          sizes: z.array(name).min(1).max(60),
          measures: z.array(name).max(20),
        }),
      )
      .max(officeMost.papers),
    /** Whether pictures show it on a person whose measures are told. */
    onModel: z.boolean(),
  }),
  compliance: z.object({
    requirements: z
      .array(
        z.object({
          kind: z.enum(['certificate', 'guideFile', 'agency']),
          /** Of a certificate: its sort, such as CPC. */
          code: officeId,
          name,
          isRequired: z.boolean(),
          note: officeText(300),
        }),
      )
      .max(40),
  }),
  certificates: z.object({
    certificates: z
      .array(
        z.object({
          certificateId: officeId,
          code: officeId,
          name,
          number: name,
          state: z.enum(['valid', 'reviewing', 'expired']),
          /** The last day; null where it has none. */
          validUntil: day.nullable(),
        }),
      )
      .max(officeMost.papers),
  }),
  guideFiles: z.object({
    files: z
      .array(z.object({ fileId: officeId, name, languages: z.array(name).max(30), updatedOn: day }))
      .max(officeMost.papers),
  }),
  agencyList: z.object({
    agencies: z
      .array(
        z.object({ agencyId: officeId, name, address: officeText(300), email: officeText(200) }),
      )
      .max(officeMost.papers),
  }),
  modelCreate: z.object({ modelId: officeId }),
  modelQuery: z.object({
    models: z.array(z.object({ modelId: officeId, name, ...measures })).max(officeMost.models),
  }),
  spec: z.object({ specId: officeId }),
} satisfies Record<OfficeCall, z.ZodType>;

export type OfficeAsk<Call extends OfficeCall> = z.output<(typeof officeAsks)[Call]>;
export type OfficeResult<Call extends OfficeCall> = z.output<(typeof officeResults)[Call]>;
