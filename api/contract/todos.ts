import { z } from 'zod';
import { defineCall } from './call.ts';
import { fen, formInt, id, instant, paging, shopIds } from './fields.ts';
import { defineRefusals, type Refusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { sentence } from './rules/sentences.ts';
import { todoFilters, todoKinds, todoStakes } from './rules/todos.ts';

/**
 * What there is to do in shops: found in what is known of them, so that it goes by itself with its cause, and what
 * people have decided about it (paths assigned).
 */

const source = 'readings B Screens without calls';

/** The longest word with a handing over. */
export const longestNote = 200;

export const todoPerson = z.object({
  userId: id,
  /** A phone number without its middle, where there is no name. */
  name: z.string(),
  role: z.enum(['boss', 'manager', 'operator']),
});

const person = todoPerson.nullable();

export const todoRow = z.object({
  kind: z.enum(todoKinds),
  /** The shop; where it is about several, the first of them. */
  mallId: id,
  /** All of them. */
  mallIds: z.array(id),
  /** Tells it from others of its shop and kind. */
  subject: id,
  /** Order number, message, or goods; of an account its phone number without its middle. Null of a shop as a whole. */
  title: z.string().nullable(),
  /** The seller's own code of the goods, by which they are found; null of everything else. */
  code: z.string().nullable(),
  /** What happened, as the marketplace words it; null of everything but violations. */
  detail: z.string().nullable(),
  /** What must be proved to get rid of the fine: what the rule demands. Null without one. */
  prove: z.string().nullable(),
  /** Orders, SKUs, documents or shops that it stands for. */
  count: z.int().min(1),
  /** Null where nobody knows. */
  stake: fen.nullable(),
  /** What the stake is; null where the kind has none. */
  stakeKind: z.enum(todoStakes).nullable(),
  /** Null where it has none, or the marketplace does not say. */
  deadline: instant.nullable(),
  /** Null while it is not put off; what is put off is none of the open ones until then. */
  putOffUntil: instant.nullable(),
  putOffBy: person,
  /** Null while it is nobody's. */
  handedTo: person,
  handedBy: person,
  handTime: instant.nullable(),
  /** A word with the handing over; empty for none. */
  note: z.string(),
  /** Null while it is not ticked off. */
  settleTime: instant.nullable(),
  settledBy: person,
  /** Whether its cause may stay when it is done with, so that it can be ticked off. */
  canSettle: z.boolean(),
});

export const listTodos = defineCall({
  name: 'listTodos',
  path: '/api/todo/list',
  origin: 'assigned',
  shops: 'multi',
  summary:
    'What there is to do in the shops: what was handed to the caller first, then what is overdue, then what loses most by waiting. Orders that are due soon, missing costs and rejected documents are one row a shop, lost sessions one an account, renewals one a day; everything else is a row of its own. What shows a missing cost is for those alone who may see costs, accounts and renewals for the boss. Paging is of the rows of the filter; the counts are of every filter.',
  source,
  input: z.object({
    shopId: shopIds,
    filter: z
      .enum(todoFilters)
      .default('open')
      .describe(
        'open: to be done now; mine: of it what was handed to the caller; putOff: put off or ticked off',
      ),
    kind: z.enum(todoKinds).optional(),
    ...paging,
  }),
  output: z.object({
    total: z.int(),
    counts: z.object({ open: z.int(), mine: z.int(), putOff: z.int() }),
    /** What is at stake in all rows of the filter of which it is known; null where of none. */
    stake: fen.nullable().default(null),
    rows: z.array(todoRow),
  }),
});

const key = {
  shopId: id.describe('the shop of the row'),
  kind: z.enum(todoKinds),
  subject: id,
};

export const listTodoPeople = defineCall({
  name: 'listTodoPeople',
  path: '/api/todo/people',
  origin: 'assigned',
  keys: 'open',
  summary:
    'To whom something to do of the shop can be handed: the boss, and the managers and operators who see the shop and what it is about; without the caller.',
  source,
  input: z.object({ shopId: key.shopId, kind: key.kind }),
  output: z.array(todoPerson),
});

const ofTodos = defineRefusals({
  // The same words for what is done and for what was never there.
  gone: { msg: '该待办已不存在，请刷新列表', name: 'todoGone' },
});

const act = <
  const In extends z.ZodRawShape,
  const R extends Refusals<keyof (typeof key & In) & string>,
>(
  name: string,
  path: string,
  summary: string,
  input: In,
  refusals: R,
) =>
  defineCall({
    name,
    path: `/api/todo/${path}`,
    origin: 'assigned',
    kind: 'write',
    keys: 'open',
    summary: `${summary} For the boss and for managers of its shop who see it; everybody of the business sees the same. Said twice, it is so once. Answers the row as it stands.`,
    source,
    refusals: { ...ofTodos.refusals, ...refusals },
    input: z.object({ ...key, ...input }),
    output: todoRow,
  });

export const putOffTodo = act(
  'putOffTodo',
  'putOff',
  'Puts something to do off until an instant, at most 30 days away.',
  { until: formInt.describe('in ms') },
  {
    past: { msg: '搁置的时间须在现在之后', name: 'todoTimePast', field: 'until' },
    tooLong: { msg: '最多搁置30天', name: 'todoTooLong', field: 'until' },
  },
);

export const resumeTodo = act('resumeTodo', 'resume', 'Takes back that it was put off.', {}, {});

export const handTodo = act(
  'handTodo',
  'hand',
  'Hands something to do to a person who sees the shop and what it is about.',
  {
    userId: id,
    note: z
      .string()
      .trim()
      .max(longestNote, sentence(inputSentences.noteTooLong, { what: '说明', most: longestNote }))
      .default(''),
  },
  { stranger: { msg: '此人不能查看该店铺或该待办，不能转交', field: 'userId' } },
);

export const takeBackTodo = act(
  'takeBackTodo',
  'takeBack',
  'Takes back that it was handed over.',
  {},
  {},
);

export const settleTodo = act(
  'settleTodo',
  'settle',
  'Ticks off what is done with although its cause stays, such as a violation that was answered elsewhere. Stock comes back after 14 days, documents after 30.',
  {},
  { factual: { msg: '这类待办处理完成后会自动消失，不能手动标记' } },
);

export const reopenTodo = act('reopenTodo', 'reopen', 'Takes back that it was ticked off.', {}, {});
