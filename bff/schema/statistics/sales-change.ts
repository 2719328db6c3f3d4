import type { CallOutput } from '../../../api/contract/call.ts';
import type { ChangeCause } from '../../../api/contract/rules/change-parts.ts';
import { explainChange } from '../../../api/contract/sales-change.ts';
import type { Context } from '../../context.ts';
import { orUnknown } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { shopCount } from '../shops/shops.ts';
import { wrongInput } from '../wrong-input.ts';
import { isKnown } from './paid-days.ts';
import {
  comparableScope,
  orNull,
  readFor,
  type StatisticsScope,
  statistics,
} from './statistics.ts';

type Change = CallOutput<typeof explainChange>;
type ChangedShop = Change['shops'][number];
type Product = NonNullable<Change['products']>[number];
type Others = NonNullable<Change['otherProducts']>;

const causes = {
  SOLD_OUT: {
    value: 'soldOut',
    description: 'Fewer pieces, or none, of a SKU of which none is in stock now.',
  },
  GONE: { value: 'gone', description: 'SKUs that sold in the comparison alone.' },
  QUANTITY: {
    value: 'quantity',
    description: 'More or fewer pieces of SKUs that sold in both, at the former price.',
  },
  PRICE: {
    value: 'price',
    description: 'What the pieces of SKUs that sold in both brought more or less each.',
  },
  RETURNS: { value: 'returns', description: 'What came back, more or less than before.' },
  FRESH: { value: 'fresh', description: 'SKUs that sold in the range alone.' },
} as const satisfies Record<string, { readonly value: ChangeCause; readonly description: string }>;

const changeCause = builder.enumType('ChangeCause', {
  description: 'What of a SKU a difference of net sales comes from.',
  values: causes,
});

interface Part {
  readonly cause: ChangeCause;
  readonly difference: number;
}

const changePart = builder.objectRef<Part>('ChangePart').implement({
  description: 'What one cause makes of a difference.',
  fields: (t) => ({
    cause: t.expose('cause', { type: changeCause, description: 'The cause.' }),
    difference: t.expose('difference', {
      type: 'Money',
      description: 'In yuan, negative for less.',
    }),
  }),
});

/** Every cause, those without a part too: it is a table. */
const partsOf = (parts: Product['parts']): Part[] =>
  Object.values(causes).map(({ value: cause }) => ({ cause, difference: parts[cause] }));

const allParts = 'By cause, every cause once; they add up to the difference.';
const inYuan = {
  current: 'Net amount in the range, in yuan.',
  previous: 'Net amount in the comparison range, in yuan.',
  level:
    'What would be level with the comparison: its amount, brought to the number of days of the range where the two differ.',
  difference: '`current` less `level`, in yuan.',
};

const changedProduct = builder.objectRef<Product>('ChangedProduct').implement({
  description: 'A product whose net sales differ.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    productId: t.exposeID('productId', { description: 'Id of the product.' }),
    name: t.exposeString('productName', { description: 'Name of the product.' }),
    isSoldOut: t.exposeBoolean('isSoldOut', {
      description: 'A SKU of it that sold in one of the two is in stock no more, now.',
    }),
    current: t.expose('current', { type: 'Money', description: inYuan.current }),
    level: t.expose('level', { type: 'Money', description: inYuan.level }),
    difference: t.expose('difference', { type: 'Money', description: inYuan.difference }),
    cause: t.expose('cause', {
      type: changeCause,
      nullable: true,
      description: 'What most of the difference comes from. Null where nothing goes its way.',
    }),
    parts: t.field({
      type: [changePart],
      description: allParts,
      resolve: ({ parts }) => partsOf(parts),
    }),
  }),
});

const changedShop = builder.objectRef<ChangedShop>('ChangedShop').implement({
  description: 'A shop with its part of a difference.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    current: t.expose('current', { type: 'Money', description: inYuan.current }),
    previous: t.expose('previous', { type: 'Money', description: inYuan.previous }),
    level: t.expose('level', { type: 'Money', description: inYuan.level }),
    difference: t.expose('difference', { type: 'Money', description: inYuan.difference }),
    parts: t.field({
      type: [changePart],
      nullable: true,
      description: `${allParts} Unless \`inFull\` null of all but the first shop.`,
      resolve: ({ parts }) => parts && partsOf(parts),
    }),
    product: t.expose('product', {
      type: changedProduct,
      nullable: true,
      description:
        'The product that most of it comes from. Null where none goes its way and, unless `inFull`, of all but the first shop.',
    }),
  }),
});

const otherProducts = builder.objectRef<Others>('OtherChangedProducts').implement({
  description: 'All products that are not listed, as one sum.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many they are.' }),
    difference: t.expose('difference', { type: 'Money', description: inYuan.difference }),
    parts: t.field({
      type: [changePart],
      description: allParts,
      resolve: ({ parts }) => partsOf(parts),
    }),
  }),
});

const salesChange = builder.objectRef<Change>('SalesChange').implement({
  description:
    'Why net sales differ from those of the comparison. Shops, causes, and products with the others each add up to `difference`, to the fen. Source: explainChange.',
  fields: (t) => ({
    current: t.expose('current', { type: 'Money', description: inYuan.current }),
    previous: t.expose('previous', { type: 'Money', description: inYuan.previous }),
    level: t.expose('level', {
      type: 'Money',
      description: `${inYuan.level} It is the sum of the shops’, each rounded to the fen.`,
    }),
    difference: t.expose('difference', { type: 'Money', description: inYuan.difference }),
    usual: t.expose('usual', {
      type: 'Money',
      nullable: true,
      description:
        'Differences up to this, either way, are usual: twice the spread of the same difference at earlier times. Null where too little of the past is known.',
    }),
    isUnusual: t.boolean({
      nullable: true,
      description: 'Whether the difference is larger than is usual. Null where `usual` is.',
      resolve: ({ usual, difference }) => (usual === null ? null : Math.abs(difference) > usual),
    }),
    shops: t.field({
      type: [changedShop],
      extensions: { listLength: shopCount },
      description:
        'Every shop that is compared: those that went the way of the whole first, the farthest first.',
      resolve: ({ shops }) => shops,
    }),
    parts: t.field({
      type: [changePart],
      nullable: true,
      description: `${allParts} Null unless \`inFull\`.`,
      resolve: ({ parts }) => parts && partsOf(parts),
    }),
    products: t.expose('products', {
      type: [changedProduct],
      nullable: true,
      description:
        'Of the products that moved the 30 that changed most, either way. Null unless `inFull`.',
    }),
    otherProducts: t.expose('otherProducts', {
      type: otherProducts,
      nullable: true,
      description: 'All others that moved. Null unless `inFull`.',
    }),
  }),
});

async function changeOf(
  whole: StatisticsScope,
  asked: { readonly untilHour?: number | null | undefined; readonly inFull: boolean },
  context: Context,
): Promise<Change | null> {
  const scope = comparableScope(whole);
  const { range, comparison } = scope ?? {};
  if (!scope || !range || !comparison) return null;
  if (!isKnown(scope, range.start) || !isKnown(scope, comparison.start)) return null;
  const untilHour = asked.untilHour ?? undefined;
  if (untilHour !== undefined && (untilHour < 1 || untilHour > 24))
    throw wrongInput('小时须在 1 到 24 之间', 'untilHour must be from 1 to 24.');
  return orUnknown(
    readFor(context, explainChange, scope, {
      startTime: range.start,
      endTime: range.end,
      compareStartTime: comparison.start,
      compareEndTime: comparison.end,
      ...(untilHour !== undefined && { untilHour }),
      inFull: asked.inFull,
    }),
  );
}

builder.objectFields(statistics, (t) => ({
  change: t.field({
    type: salesChange,
    nullable: true,
    description: `Why net sales differ from those of the comparison, without the shops of \`unevenShops\`. Null without a comparison, where no shop can be compared or is paid for, and where the upstream does not tell. ${orNull} Source: explainChange.`,
    args: {
      untilHour: t.arg.int({
        description:
          'Of both, which must be today and yesterday, only the hours before this one, 1 to 24: today is not over.',
      }),
      inFull: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Every shop and product taken apart, not the first shop alone.',
      }),
    },
    resolve: (scope, args, context) => changeOf(scope, args, context),
  }),
}));
