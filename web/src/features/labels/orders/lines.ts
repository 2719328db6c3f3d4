import type { LabelDrawing } from '../../../../../api/contract/rules/label-drawing.ts';
import { fillDrawing, type LabelValues, placeholdersIn } from '../output/fill.ts';
import { drawingOfLabel, type SavedLabel } from '../templates/saved-label.ts';
import type { OrdersToLabelQuery } from './OrderLabels.generated.ts';

export type LabelledOrder = NonNullable<
  OrdersToLabelQuery['shippingOrders']
>['edges'][number]['node'];

/** The pieces of one SKU in one order, which get the same label. */
export interface OrderLine {
  readonly key: string;
  readonly order: LabelledOrder;
  readonly goods: LabelledOrder['goods'][number];
}

/** In the order in which the orders were asked for. */
export const linesOf = (
  orders: readonly LabelledOrder[],
  numbers: readonly string[],
): OrderLine[] =>
  [...orders]
    .sort((one, other) => numbers.indexOf(one.orderNo) - numbers.indexOf(other.orderNo))
    .flatMap((order) =>
      order.goods.map((goods) => ({ key: `${order.orderNo} ${goods.skuId}`, order, goods })),
    );

const valuesOf = ({ order, goods }: OrderLine, market: string | null): LabelValues => ({
  skuId: goods.skuId,
  skuCode: goods.code,
  name: goods.productName,
  specification: goods.specification,
  orderNo: order.orderNo,
  stockOrderNo: order.stockOrderNo,
  shop: order.shop.name,
  ...(market !== null && { market }),
});

/** The label of a line, with what it says of its SKU. */
export interface LineLabel {
  readonly label: SavedLabel;
  readonly drawing: LabelDrawing;
  /** The same for lines whose labels look the same. */
  readonly key: string;
  /** Placeholders for which the line has nothing. */
  readonly missing: readonly ReturnType<typeof placeholdersIn>[number][];
}

/** Reads each label once, however many lines it is for. */
export function labelReader(): (label: SavedLabel) => LabelDrawing | null {
  const read = new Map<SavedLabel, LabelDrawing | null>();
  return (label) => {
    const known = read.get(label);
    if (known !== undefined) return known;
    const drawing = drawingOfLabel(label);
    read.set(label, drawing);
    return drawing;
  };
}

/** Null where the label cannot be read by this page. */
export function labelOfLine(
  line: OrderLine,
  label: SavedLabel,
  read: (label: SavedLabel) => LabelDrawing | null,
  market: string | null,
): LineLabel | null {
  const drawing = read(label);
  if (drawing === null) return null;
  const values = valuesOf(line, market);
  const asked = placeholdersIn(drawing);
  return {
    label,
    drawing: fillDrawing(drawing, values),
    key: JSON.stringify([label.id, label.version, asked.map((name) => values[name] ?? null)]),
    missing: asked.filter((name) => !values[name]),
  };
}

/**
 * The template of SKUs without a label of their own: the one that was chosen, else that of the country, else a common
 * one; the newest of each, as they come newest first. One without placeholders would say the same of every SKU.
 */
export function fallbackOf(
  templates: readonly SavedLabel[],
  { market, template }: { readonly market: string | null; readonly template: string },
  read: (label: SavedLabel) => LabelDrawing | null,
): SavedLabel | null {
  const chosen = templates.find(({ id }) => id === template);
  if (chosen) return chosen;
  const isOfSkus = (label: SavedLabel) => {
    const drawing = read(label);
    return drawing !== null && placeholdersIn(drawing).length > 0;
  };
  const ofMarket =
    market === null
      ? undefined
      : templates.find((one) => one.kind === 'GPSR' && one.market === market && isOfSkus(one));
  return ofMarket ?? templates.find((one) => one.kind === 'TEMPLATE' && isOfSkus(one)) ?? null;
}
