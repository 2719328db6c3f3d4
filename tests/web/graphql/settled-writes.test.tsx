import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../web/src/session/session.ts';
import { loadToaster, toast } from '../../../web/src/shared/ui/toast.ts';
import { type FakeServer, fakeServer, refusal } from '../support/graphql-server.ts';
import { button, click, render, shows, textarea, type, until } from '../support/render.tsx';
import { ShortageRow } from '../support/ShortageRow.tsx';
import { orderOf, shortage } from '../support/shipping-order.ts';

const order = orderOf('FH1', { shortages: [shortage] });
const answered = {
  answerShortage: { __typename: 'AnswerShortagePayload', order, error: null },
};
const refused = {
  clearShortage: {
    __typename: 'ClearShortagePayload',
    order: null,
    error: refusal('已经补齐'),
  },
};

let server: FakeServer;

beforeEach(async () => {
  await loadToaster();
  startSession('account');
  server = fakeServer();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await render(<ShortageRow order={order} />);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());

it('a failure goes as soon as the same is done after all, and what else has failed stays', async () => {
  await act(async () => toast.error('另一件事没有成功'));
  await pass(1_000);
  server.answers.AnswerShortage = new TypeError('Failed to fetch');
  await click(button('回复缺货 A-1 FH1'));
  await until(() => document.querySelector('textarea') !== null, 'the dialog');
  await type(textarea(), '明天补货');
  await submit();
  await until(() => shows('网络异常'), 'the failure');
  await pass(1_000);
  server.answers.AnswerShortage = answered;
  await submit();
  await until(() => shows('已回复'), 'the success');
  await pass(1_000);
  expect([shows('网络异常'), shows('另一件事没有成功')]).toEqual([false, true]);
});

it('a refusal goes as soon as the same is done after all', async () => {
  server.answers.ClearShortageOfOrder = refused;
  await click(button('已补齐 A-1 FH1'));
  await until(() => shows('已经补齐'), 'the refusal');
  await pass(1_000);
  server.answers.ClearShortageOfOrder = {
    clearShortage: { __typename: 'ClearShortagePayload', order, error: null },
  };
  await click(button('已补齐 A-1 FH1'));
  await until(() => shows('已标记补齐'), 'the success');
  await pass(1_000);
  expect(shows('已经补齐')).toBe(false);
});
