import { todoKinds } from '../../../api/contract/rules/todos.ts';
import * as calls from '../../../api/contract/todos.ts';
import { type InputFields, Refusal, writeField } from '../write-field.ts';
import { todo } from './todos.ts';

/** What people decide about things to do; each decision can be taken back. */

const payload = {
  todo: { type: todo, description: 'It as it stands now; null when refused.' },
} as const;

const common = (t: InputFields) => ({
  id: t.id({ required: true, description: 'Global id of what there is to do.' }),
});

const fieldNames = { shopId: 'id', kind: 'id', subject: 'id' };

/** @throws Refusal for an id of something else */
function ofId(id: string) {
  const [, kindNamed, shopId = '', subject = ''] = /^todo:(\w+):([^:]+):(.+)$/.exec(id) ?? [];
  const kind = todoKinds.find((one) => one === kindNamed);
  if (kind === undefined) {
    const message = '该待办已不存在，请刷新列表';
    const refusal = { name: 'todoGone', values: {} };
    throw new Refusal({ code: 'INVALID_INPUT', message, refusal, field: 'id' });
  }
  return { kind, shopId, subject };
}

const who = 'For the boss, managers and operators of its shop, who all see the same.';

writeField('putOffTodo', {
  call: calls.putOffTodo,
  scope: { shopKeeper: true },
  description: `Puts something to do off until an instant. ${who}`,
  act: 'putting something off',
  payload,
  fieldNames,
  input: {
    description: 'What is put off, and until when.',
    fields: (t) => ({
      ...common(t),
      until: t.field({
        type: 'DateTime',
        required: true,
        description: 'Until when; later than now, at most 30 days away.',
      }),
    }),
  },
  run: async ({ id, until }, _context, send) => ({
    todo: await send(calls.putOffTodo, { ...ofId(id), until }),
  }),
});

writeField('resumeTodo', {
  call: calls.resumeTodo,
  scope: { shopKeeper: true },
  description: `Takes back that something was put off. ${who}`,
  act: 'resuming what was put off',
  payload,
  fieldNames,
  input: { description: 'What is to be done again.', fields: common },
  run: async ({ id }, _context, send) => ({ todo: await send(calls.resumeTodo, ofId(id)) }),
});

writeField('handTodo', {
  call: calls.handTodo,
  scope: { shopKeeper: true },
  description: `Hands something to do to a person, who then has it first on the list. ${who}`,
  act: 'handing something over',
  payload,
  fieldNames,
  input: {
    description: 'What is handed over, and to whom.',
    fields: (t) => ({
      ...common(t),
      userId: t.id({ required: true, description: 'Id of the person, out of `todoPeople`.' }),
      note: t.string({
        description: `A word with it, at most ${calls.longestNote} characters.`,
      }),
    }),
  },
  run: async ({ id, userId, note }, _context, send) => ({
    todo: await send(calls.handTodo, {
      ...ofId(id),
      userId,
      ...(typeof note === 'string' && { note }),
    }),
  }),
});

writeField('takeBackTodo', {
  call: calls.takeBackTodo,
  scope: { shopKeeper: true },
  description: `Takes back that something was handed over. ${who}`,
  act: 'taking back what was handed over',
  payload,
  fieldNames,
  input: { description: 'What is taken back.', fields: common },
  run: async ({ id }, _context, send) => ({ todo: await send(calls.takeBackTodo, ofId(id)) }),
});

writeField('settleTodo', {
  call: calls.settleTodo,
  scope: { shopKeeper: true },
  description: `Ticks off what is done with although its cause stays. ${who}`,
  act: 'ticking something off',
  payload,
  fieldNames,
  input: { description: 'What is ticked off.', fields: common },
  run: async ({ id }, _context, send) => ({ todo: await send(calls.settleTodo, ofId(id)) }),
});

writeField('reopenTodo', {
  call: calls.reopenTodo,
  scope: { shopKeeper: true },
  description: `Takes back that something was ticked off. ${who}`,
  act: 'reopening what was ticked off',
  payload,
  fieldNames,
  input: { description: 'What is to be done after all.', fields: common },
  run: async ({ id }, _context, send) => ({ todo: await send(calls.reopenTodo, ofId(id)) }),
});
