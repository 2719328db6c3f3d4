import { expect, it, vi } from 'vitest';
import { addDays, shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import { PutOffDialog } from '../../../web/src/features/todos/PutOffDialog.tsx';
import { button, click, field, render, shows, type, until } from '../support/render.tsx';
import { todoOf } from '../support/todo.ts';

it('a to-do is put off to a day and a time of Shanghai, without a field in the language of the browser', async () => {
  const putOff = vi.fn(async () => true);
  const onClose = vi.fn();
  const other = vi.fn();
  const acts = {
    putOff,
    resume: other,
    settle: other,
    reopen: other,
    hand: other,
    takeBack: other,
  };
  const todo = todoOf('UNCOSTED');
  await render(<PutOffDialog todo={todo} acts={acts} onClose={onClose} />);
  const today = shanghaiDay(Date.now());
  expect([field('搁置到').value, field('时间').value]).toEqual([addDays(today, 1), '09:00']);
  expect(document.querySelector('input[type=datetime-local], input[type=date]')).toBeNull();
  await type(field('搁置到'), '2020-01-01');
  await click(button('搁置'));
  await until(() => shows('请选择现在之后的时间'), 'what is wrong');
  expect(putOff).not.toHaveBeenCalled();
  const day = addDays(today, 3);
  await type(field('搁置到'), day);
  await type(field('时间'), '14:05');
  await click(button('搁置'));
  await until(() => onClose.mock.calls.length > 0, 'its end');
  expect(putOff).toHaveBeenCalledExactlyOnceWith(todo, Date.parse(`${day}T06:05:00Z`));
});
