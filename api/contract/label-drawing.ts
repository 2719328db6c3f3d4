import { z } from 'zod';
import { inputSentences } from './rules/input-sentences.ts';
import { labelItemTypes, labelLimits } from './rules/label-drawing.ts';
import { sentence } from './rules/sentences.ts';

/** The drawing data of a label, as it is sent and answered. What it means stands in rules/label-drawing.ts. */

const { leastSide, mostSide, mostItems, mostText, mostSource } = labelLimits;

/** Items may reach over the edge, but not out of reach. */
const coordinate = z
  .number()
  .min(-mostSide)
  .max(2 * mostSide);
const length = z
  .number()
  .min(0)
  .max(2 * mostSide);
const side = z
  .number()
  .min(leastSide, inputSentences.labelTooSmall)
  .max(mostSide, inputSentences.labelTooLarge);

const address = /^(https:\/\/[^\s"'<>\\]+|\/oss\/[\w.-]+)$/;
/** A picture, a code to be drawn, or the name of a drawing that the editor has. */
const picture =
  /^(https:\/\/[^\s"'<>\\]+|\/oss\/[\w.-]+|data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}|(qr|code128|ean13):[^\r\n]{1,300}|[a-z][a-z0-9-]{0,39})$/;

const labelItem = z.strictObject({
  type: z.enum(labelItemTypes, '标签元素的类型无效'),
  seatObj: z.strictObject({
    x: coordinate,
    y: coordinate,
    w: length,
    h: length,
    weight: z.number().min(0).max(100).optional().describe('of lines, in units; 2 unless said'),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, '颜色须为 #rrggbb')
      .optional(),
  }),
  src: z
    .string()
    .max(mostSource, inputSentences.pictureTooLarge)
    .regex(picture, '图片地址无效')
    .optional(),
  text: z.string().max(mostText, `文字最多 ${mostText} 个字`).optional(),
  bold: z.boolean().optional(),
  size: z.number().min(1).max(1_000).optional().describe('of the text, in units'),
  lineHeight: z.number().min(1).max(2_000).optional().describe('in units; 16 unless said'),
  pdfSrc: z.string().max(2_000).regex(address, 'PDF 地址无效').optional(),
});

export const labelDrawing = z.strictObject({
  width: side.describe('in units; 10 are one millimetre'),
  height: side,
  pointsList: z
    .array(labelItem)
    .max(mostItems, sentence(inputSentences.tooManyItems, { most: mostItems }))
    .describe('from the lowest to the topmost'),
});
