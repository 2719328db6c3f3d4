import {
  type LabelDrawing,
  type LabelItem,
  type LabelItemType,
  labelLimits,
} from '../../../../../api/contract/rules/label-drawing.ts';
import type {
  LabelDrawingInput,
  LabelItemType as SentType,
} from '../../../graphql/schema.generated.ts';
import { readDrawing } from '../drawing/read-drawing.ts';
import type { SavedLabelFragment } from './Labels.generated.ts';

export type SavedLabel = Omit<SavedLabelFragment, ' $fragmentName'>;

/** The kinds of which a business has many, and the single ones. */
export const labelKinds = [
  'TEMPLATE',
  'GPSR',
  'PERSON',
  'SKU',
] as const satisfies readonly SavedLabel['kind'][];

const sent: Readonly<Record<LabelItemType, SentType>> = {
  rect: 'RECT',
  img: 'IMG',
  icon: 'ICON',
  package: 'PACKAGE',
  pdf: 'PDF',
  text: 'TEXT',
  warning: 'WARNING',
  line: 'LINE',
};

/** A source that is still to be filled in is none. */
const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const itemInput = ({
  type,
  src,
  pdfSrc,
  ...item
}: LabelItem): LabelDrawingInput['pointsList'][number] => ({
  ...item,
  type: sent[type],
  src: given(src),
  pdfSrc: given(pdfSrc),
});

export const drawingInput = ({ width, height, pointsList }: LabelDrawing): LabelDrawingInput => ({
  width,
  height,
  pointsList: pointsList.slice(0, labelLimits.mostItems).map(itemInput),
});

/** Null where a newer server has sent what this page cannot draw. */
export const drawingOfLabel = ({ drawing }: SavedLabel): LabelDrawing | null =>
  readDrawing({
    ...drawing,
    pointsList: drawing.pointsList.map((item) => ({ ...item, type: item.type.toLowerCase() })),
  });
