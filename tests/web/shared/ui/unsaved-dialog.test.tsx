import { act, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import AnswerDialog from '../../../../web/src/features/delivery/AnswerDialog.tsx';
import ShortageDialog from '../../../../web/src/features/delivery/phone/ShortageDialog.tsx';
import CollectDialog from '../../../../web/src/features/listing/CollectDialog.tsx';
import { HandDialog } from '../../../../web/src/features/todos/HandDialog.tsx';
import type { TodoActs } from '../../../../web/src/features/todos/use-todo-acts.ts';
import { fakeServer } from '../../support/graphql-server.ts';
import { press, pressCross, render, shows, until } from '../../support/render.tsx';
import { orderOf, shortage } from '../../support/shipping-order.ts';
import { todoOf } from '../../support/todo.ts';

const closed = vi.fn();
const notDone = () => Promise.resolve(false);
const acts: TodoActs = {
  resume: () => {},
  takeBack: () => {},
  reopen: () => {},
  settle: () => {},
  putOff: notDone,
  hand: notDone,
};
const goods = {
  __typename: 'ShippingGoods',
  skuId: 'A-1',
  code: 'A-1',
  specification: '红色',
  productName: '收纳盒',
  imageUrl: null,
  quantity: 5,
} as const;

const dialogs: readonly [string, ReactNode][] = [
  [
    '链接采集',
    <CollectDialog
      key="collect"
      languages={['EN']}
      shopId={null}
      onCollected={() => {}}
      onClose={closed}
    />,
  ],
  ['转交', <HandDialog key="hand" todo={todoOf('SOLD_OUT')} acts={acts} onClose={closed} />],
  [
    '回复缺货',
    <AnswerDialog key="answer" order={orderOf('FH1')} shortage={shortage} onClose={closed} />,
  ],
  [
    '缺货',
    <ShortageDialog
      key="short"
      task={orderOf('FH1')}
      one={goods}
      told={null}
      onTell={() => {}}
      onClose={closed}
    />,
  ],
];

const frame = () => document.querySelector('[role=dialog]');

const open = async (dialog: ReactNode) => {
  await render(dialog);
  await until(() => document.querySelector('textarea') !== null, 'the dialog');
  // It hears no key before it has the focus.
  await until(() => frame()?.contains(document.activeElement) === true, 'the focus');
};

const write = (words: string) =>
  act(async () => {
    const input = document.querySelector('textarea');
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(input, words);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const pressEscape = () =>
  act(async () =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
const isAsked = () => document.querySelector('[role=alertdialog]') !== null;

beforeEach(() => {
  closed.mockClear();
  fakeServer({
    TodoPeople: {
      todoPeople: [
        {
          __typename: 'TodoPerson',
          id: 'user:2',
          name: '小王',
          isBoss: false,
          isOperator: false,
        },
      ],
    },
  });
});

it.each(dialogs)(
  '%s asks once before what was typed is lost, and keeps it otherwise',
  async (_name, dialog) => {
    await open(dialog);
    await write('https://detail.1688.com/offer/1.html');
    for (const leave of [pressEscape, pressCross]) {
      await leave();
      await until(isAsked, 'the question');
      expect(shows('有未保存的修改，离开后将丢失。')).toBe(true);
      await press('继续编辑');
      await until(() => !isAsked(), 'the question gone');
      expect(document.querySelector('textarea')?.value).toBe(
        'https://detail.1688.com/offer/1.html',
      );
      expect(closed).not.toHaveBeenCalled();
    }
    await pressEscape();
    await until(isAsked, 'the question again');
    await press('离开');
    expect(closed).toHaveBeenCalledOnce();
  },
);

it.each(dialogs)('%s closes without a word where nothing was typed', async (_name, dialog) => {
  await open(dialog);
  await pressEscape();
  expect(isAsked()).toBe(false);
  expect(closed).toHaveBeenCalledOnce();
});
