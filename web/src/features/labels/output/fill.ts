import type { LabelDrawing, LabelItem } from '../../../../../api/contract/rules/label-drawing.ts';
import type { EditedDrawing } from '../editor/edited.ts';

/** What each label of a batch has of its own. */
export const placeholderNames = [
  'skuId',
  'skuCode',
  'name',
  'specification',
  'orderNo',
  'stockOrderNo',
  'shop',
  'market',
] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

export type LabelValues = Readonly<Partial<Record<PlaceholderName, string>>>;

export const placeholderOf = (name: PlaceholderName): string => `{{${name}}}`;

const pattern = /\{\{(\w+)\}\}/g;

const isName = (name: string): name is PlaceholderName =>
  placeholderNames.some((one) => one === name);

/** A value that is missing leaves its placeholder, so that it is seen. */
const filled = (text: string, values: LabelValues): string =>
  text.replaceAll(pattern, (whole, name: string) => (isName(name) && values[name]) || whole);

/** Texts and codes of an item; pictures and addresses have no placeholders. */
const textsOf = ({ text, src }: LabelItem): string[] =>
  [text, src?.startsWith('data:') ? undefined : src].filter((one) => one !== undefined);

const fillItem = <Item extends LabelItem>(item: Item, values: LabelValues): Item => ({
  ...item,
  text: item.text === undefined ? undefined : filled(item.text, values),
  src: item.src === undefined || item.src.startsWith('data:') ? item.src : filled(item.src, values),
});

export const fillDrawing = (drawing: LabelDrawing, values: LabelValues): LabelDrawing => ({
  ...drawing,
  pointsList: drawing.pointsList.map((item) => fillItem(item, values)),
});

/** The same of what is edited, whose items stay those that they are. */
export const fillEdited = (drawing: EditedDrawing, values: LabelValues): EditedDrawing => ({
  ...drawing,
  items: drawing.items.map((item) => fillItem(item, values)),
});

/** The placeholders that a drawing has, each once, in their own order. */
export function placeholdersIn({ pointsList }: LabelDrawing): PlaceholderName[] {
  const found = new Set(
    pointsList
      .flatMap(textsOf)
      .flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)),
  );
  return placeholderNames.filter((name) => found.has(name));
}
