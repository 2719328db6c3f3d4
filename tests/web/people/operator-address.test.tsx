import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import OperatorSection from '../../../web/src/features/people/operators/OperatorSection.tsx';
import { operatorDialog } from '../../../web/src/features/people/operators/operator-dialog.ts';
import { useDialogUrl } from '../../../web/src/features/shops/manage/use-dialog-url.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { click, press, render, until } from '../support/render.tsx';
import { directoryOf, shopOf } from '../support/viewer.ts';

const phone = '13800000031';
let search = '';
let answer: () => void = () => {};
let server: FakeServer;

function Page() {
  useDialogUrl();
  search = decodeURIComponent(useLocation().search);
  return <OperatorSection />;
}

/** The section of the operators at an address, before the list of them has come. */
const open = (at: string) =>
  render(<Page />, { at, directory: directoryOf({ shops: [shopOf('甲店')] }) });
const dialog = () => document.querySelector('[role=dialog]');

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  const operators = [
    {
      __typename: 'Operator',
      id: 'operator:9',
      account: phone,
      shopCount: 1,
      addedAt: null,
      mainAccounts: [],
    },
  ];
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server = fakeServer({
    Operators: async () => {
      await asked;
      return { operators };
    },
    OperatorAssignments: {
      operatorAssignments: { __typename: 'OperatorAssignments', account: phone, shopIds: ['甲店'] },
    },
  });
});
afterEach(() => act(async () => operatorDialog.set(undefined)));

it('opens the dialog of the operator of whom a link has the id, as soon as the list says who it is', async () => {
  await open('/shopManage?dialog=editOperator&operator=operator:9');
  expect(dialog()).toBeNull();
  answer();
  await until(() => dialog()?.textContent?.includes(phone) === true, 'the dialog');
  expect(search).toBe('?dialog=editOperator&operator=operator:9');
  await press('取消');
  await until(() => search === '', 'the plain address');
});

it('gives the focus to the first field, though the form comes later than the dialog', async () => {
  let assign: () => void = () => {};
  const assigned = new Promise<void>((resolve) => {
    assign = resolve;
  });
  const { OperatorAssignments: answered } = server.answers;
  server.answers.OperatorAssignments = () => assigned.then(() => answered);
  await open('/shopManage?dialog=editOperator&operator=operator:9');
  answer();
  const focused = () => document.activeElement;
  await until(() => dialog()?.contains(focused()) === true && focused() !== dialog(), 'the focus');
  expect(focused()?.textContent).not.toBe('取消');
  assign();
  await until(() => document.querySelector('form') !== null, 'the form');
  await until(() => focused() === document.querySelector('form input'), 'the first field');
});

it.each(['operator:8', 'manager:9', '9'])(
  'opens nothing for the id %s, which no operator of this boss has',
  async (id) => {
    await open(`/shopManage?dialog=editOperator&operator=${id}`);
    answer();
    await until(() => search === '', 'the plain address');
    expect([dialog(), operatorDialog.get()]).toEqual([null, undefined]);
    const edit = document.querySelector<HTMLElement>(`[aria-label="编辑 ${phone}"]`);
    if (edit === null) throw new Error('There is no operator.');
    await click(edit);
    await until(() => dialog()?.textContent?.includes(phone) === true, 'the dialog');
    expect(search).toBe('?dialog=editOperator&operator=operator:9');
  },
);
