import { z } from 'zod';
import {
  modelMeasures,
  type OfficeCall,
  officeMarkets,
  officeMost,
  oneLine,
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

/**
 * What a back office of somebody else answers: numbers come as numbers or in text, as they are ids to one and figures to
 * the other; a text may have lines and be of any length, of which one line is read; a list with nothing in it may be left out.
 */
const answeredId = z.union([z.int().transform(String), z.string()]).pipe(officeId);
const answeredText = (most: number) =>
  z.union([z.number().transform(String), z.string()]).transform((text) => oneLine(text, most));
const answeredName = answeredText(longestName).pipe(z.string().min(1));
const asideText = (most: number) =>
  answeredText(most)
    .nullish()
    .transform((text) => text ?? '');
const listOf = <Each extends z.ZodType>(each: Each, most: number) =>
  z
    .array(each)
    .max(most)
    .nullish()
    .transform((all) => all ?? []);

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
/** The same as it may be answered. */
const answered = (of: typeof measures.height) =>
  z
    .union([
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
      z.number(),
    ])
    .pipe(of);

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
    categories: listOf(
      z.object({
        categoryId: answeredId,
        name: answeredName,
        isLeaf: z.boolean(),
        /** Names from the top of the tree to its own. */
        path: z.array(answeredName).min(1).max(officeMost.depth),
      }),
      officeMost.categories,
    ),
  }),
  sizeSpec: z.object({
    /** What SKUs of the category differ by, in the order of their specifications. */
    parentSpecs: listOf(
      z.object({ parentSpecId: answeredId, name: answeredName }),
      officeMost.specs,
    ),
    charts: listOf(
      z.object({
        chartId: answeredId,
        name: answeredName,
        sizes: z.array(answeredName).min(1).max(60),
        measures: listOf(answeredName, 20),
      }),
      officeMost.papers,
    ),
    /** Whether pictures show it on a person whose measures are told. */
    onModel: z
      .boolean()
      .nullish()
      .transform((onModel) => onModel ?? false),
  }),
  compliance: z.object({
    requirements: listOf(
      z.object({
        kind: z.enum(['certificate', 'guideFile', 'agency']),
        /** Of a certificate: its sort, such as CPC. */
        code: answeredId,
        name: answeredName,
        isRequired: z.boolean(),
        note: asideText(300),
      }),
      40,
    ),
  }),
  certificates: z.object({
    certificates: listOf(
      z.object({
        certificateId: answeredId,
        code: answeredId,
        name: answeredName,
        number: answeredName,
        state: z.enum(['valid', 'reviewing', 'expired']),
        /** The last day; null where it has none. */
        validUntil: day.nullish().transform((last) => last ?? null),
      }),
      officeMost.papers,
    ),
  }),
  guideFiles: z.object({
    files: listOf(
      z.object({
        fileId: answeredId,
        name: answeredName,
        languages: listOf(answeredName, 30),
        updatedOn: day,
      }),
      officeMost.papers,
    ),
  }),
  agencyList: z.object({
    agencies: listOf(
      z.object({
        agencyId: answeredId,
        name: answeredName,
        address: asideText(300),
        email: asideText(200),
      }),
      officeMost.papers,
    ),
  }),
  modelCreate: z.object({ modelId: answeredId }),
  modelQuery: z.object({
    models: listOf(
      z.object({
        modelId: answeredId,
        name: answeredName,
        height: answered(measures.height),
        bust: answered(measures.bust),
        waist: answered(measures.waist),
        hips: answered(measures.hips),
      }),
      officeMost.papers,
    ),
  }),
  spec: z.object({ specId: answeredId }),
} satisfies Record<OfficeCall, z.ZodType>;

export type OfficeAsk<Call extends OfficeCall> = z.output<(typeof officeAsks)[Call]>;
export type OfficeResult<Call extends OfficeCall> = z.output<(typeof officeResults)[Call]>;
