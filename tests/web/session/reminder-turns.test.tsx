import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StoreManagerReminder } from '../../../web/src/features/people/index.ts';
import {
  resetReminders,
  useReminderTurn,
} from '../../../web/src/session/reminders/reminder-queue.ts';
import { createStore } from '../../../web/src/shared/store.ts';
import { AppDialog } from '../../../web/src/shared/ui/AppDialog.tsx';
import { openDialogs } from '../../../web/src/shared/ui/open-dialogs.ts';
import { button, click, render, shows, until } from '../support/render.tsx';
import { managerOf } from '../support/viewer.ts';

const step = createStore<'订单' | '支付' | undefined>('订单');

const Reminder = () => (useReminderTurn('expiry', true) ? <p>到期提醒</p> : null);

/** As the list of orders leads on to paying one: one dialog, then another in its place. */
function Steps() {
  const title = step.use();
  return title === undefined ? null : (
    <AppDialog key={title} open onClose={() => {}} title={title}>
      {title}的内容
    </AppDialog>
  );
}

const goOn = (to: '支付' | undefined) => act(async () => step.set(to));
const isReminded = (of = '到期提醒') => document.body.textContent?.includes(of);

beforeEach(resetReminders);
afterEach(() => resetReminders());

it('[R2.7-40] no reminder comes over a dialog that has taken the place of another', async () => {
  await render(
    <>
      <Steps />
      <Reminder />
    </>,
  );
  await until(() => shows('订单的内容'), '订单的内容');
  await goOn('支付');
  await until(() => shows('支付的内容'), '支付的内容');
  expect(openDialogs.get()).toBe(1);
  expect(isReminded()).toBe(false);
  await goOn(undefined);
  await until(() => shows('到期提醒'), '到期提醒');
});

it('[R2.7-40] a reminder whose code is on its way does not come over what was opened meanwhile', async () => {
  await goOn(undefined);
  await render(
    <>
      <Steps />
      <StoreManagerReminder />
    </>,
    { viewer: managerOf() },
  );
  await goOn('支付');
  await until(() => shows('支付的内容'), '支付的内容');
  await act(() => import('../../../web/src/features/people/StoreManagerDialog.tsx'));
  await act(async () => {});
  expect(isReminded('我的店铺')).toBe(false);
  await goOn(undefined);
  await until(() => shows('以下是BOSS分配给您的店铺'), '以下是BOSS分配给您的店铺');
});

/** Closed by a press, and behind it in the line what comes before anything was begun. */
function Line() {
  const [isOver, setIsOver] = useState(false);
  const hasTurn = useReminderTurn('expiry', !isOver);
  const isNext = useReminderTurn('storeManager', true);
  return (
    <>
      {hasTurn && (
        <button type="button" onClick={() => setIsOver(true)}>
          我知道了
        </button>
      )}
      {isNext && <p>我的店铺</p>}
    </>
  );
}

it('[R2.7-40] whoever has closed a reminder has begun nothing by that', async () => {
  await goOn(undefined);
  await render(<Line />);
  await click(button('我知道了'));
  await until(() => shows('我的店铺'), '我的店铺');
});
