import type { ReactNode } from 'react';
import { beforeEach, it, vi } from 'vitest';
import CollectedDialog from '../../../web/src/features/listing/collected/CollectedDialog.tsx';
import { CategoryDialog } from '../../../web/src/features/listing/filing/CategoryDialog.tsx';
import { Fields } from '../../../web/src/features/listing/filing/fields.ts';
import ShopSettingsDialog from '../../../web/src/features/shops/settings/ShopSettingsDialog.tsx';
import { PutOffDialog } from '../../../web/src/features/todos/PutOffDialog.tsx';
import { fakeServer } from '../support/graphql-server.ts';
import {
  button,
  click,
  field,
  pressCross,
  render,
  shows,
  type,
  until,
} from '../support/render.tsx';
import { todoOf } from '../support/todo.ts';

const nothing = vi.fn();
const collected = {
  sourceUrl: 'https://example.com/1',
  sourceLanguage: 'zh-CN',
  title: '竹杯',
  description: '',
  attributes: [],
  images: [],
  skus: [{ spec: '均码', price: null, stock: 1 }],
};

const home = { categoryId: '1', name: '家居', isLeaf: false, path: ['家居'] };

/** A box without words of its own. */
const named = (label: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[aria-label='${label}']`);
  if (found === null) throw new Error(`Nothing is called ${label}`);
  return found;
};

/** A browser plugin that has collected one product. */
const answerAsPlugin = (message: unknown) => {
  const { id } = Object(message);
  const data = {
    source: 'seller-plugin',
    type: 'listed',
    id,
    kept: [{ key: '1', product: collected }],
  };
  const { origin } = window.location;
  window.dispatchEvent(new MessageEvent('message', { source: window, origin, data }));
};

beforeEach(() => {
  fakeServer();
  vi.spyOn(window, 'postMessage').mockImplementation(answerAsPlugin);
});

const dialogs: readonly (readonly [
  what: string,
  first: string,
  dialog: ReactNode,
  change: () => Promise<unknown>,
])[] = [
  [
    'a time until which something is put off',
    '时间',
    <PutOffDialog
      key="put off"
      todo={todoOf('UNCOSTED')}
      acts={{
        putOff: nothing,
        resume: nothing,
        settle: nothing,
        reopen: nothing,
        hand: nothing,
        takeBack: nothing,
      }}
      onClose={() => {}}
    />,
    () => type(field('时间'), '14:05'),
  ],
  [
    'a category on the way to which somebody is',
    '家居',
    <CategoryDialog
      key="category"
      office={{
        isOpen: true,
        ask: async (_call, _body, read) => read(new Fields({ categories: [home] })),
      }}
      onClose={() => {}}
      onChosen={() => {}}
    />,
    () => click(button('家居')),
  ],
  [
    'which of the collected products are chosen',
    '竹杯',
    <CollectedDialog
      key="collected"
      languages={[]}
      shopId={null}
      onImported={() => {}}
      onClose={() => {}}
    />,
    () => click(named('导入 竹杯')),
  ],
  [
    'which shops are shown',
    '全部隐藏',
    <ShopSettingsDialog key="settings" finalFocus={undefined} />,
    () => click(button('全部隐藏')),
  ],
];

it.each(dialogs)('asks before %s is lost', async (_what, first, dialog, change) => {
  await render(dialog);
  await until(() => shows(first), 'what can be chosen');
  await change();
  await pressCross();
  await until(() => document.querySelector('[role=alertdialog]') !== null, 'the question');
});
