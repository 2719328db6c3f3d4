import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { confirmAct, warn } from '../../../web/src/shared/ui/ask.ts';
import { button, click, render, shows, unmount, until } from '../support/render.tsx';

const dialog = () => document.querySelector('[role=alertdialog]');

async function ask(question: () => Promise<boolean>): Promise<Promise<boolean>[]> {
  await render(null);
  const answers: Promise<boolean>[] = [];
  await act(async () => {
    answers.push(question());
  });
  await until(() => dialog() !== null, 'the dialog');
  return answers;
}

describe('confirmations and warnings', () => {
  it('[R2.7-26] a confirmation is titled 是否确定此操作？ and answers what is pressed', async () => {
    const yes = await ask(() => confirmAct({ text: '确定要隐藏店铺A吗？', action: '隐藏' }));
    expect(shows('是否确定此操作？')).toBe(true);
    const labelledBy = dialog()?.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(labelledBy)?.textContent).toBe('是否确定此操作？');
    await click(button('隐藏'));
    expect(await yes[0]).toBe(true);
    await until(() => dialog() === null, 'closed');
    await unmount();
    const no = await ask(() => confirmAct({ text: '确定要隐藏店铺A吗？' }));
    await click(button('取消'));
    expect(await no[0]).toBe(false);
  });

  it('[R2.7-25] a warning has a cancel button only when asked for', async () => {
    await ask(() => warn({ text: '软件未启动', cancel: true }));
    expect(button('取消')).toBeDefined();
    await unmount();
    await ask(() => warn({ text: '软件未启动' }));
    expect(() => button('取消')).toThrow();
  });

  it('[R2.7-67] a notice has exactly one button, which closes it', async () => {
    const answers = await ask(() => warn({ text: '已添加' }));
    const inFooter = [...document.querySelectorAll('[role=alertdialog] button')].filter(
      (element) => element.getAttribute('aria-label') === null,
    );
    expect(inFooter.map((element) => element.textContent)).toEqual(['我知道了']);
    await click(button('我知道了'));
    expect(await answers[0]).toBe(true);
    await until(() => dialog() === null, 'closed');
  });

  it('of what cannot be taken back the way out has the focus, else the act, or all that there is to press', async () => {
    const focused = async (question: () => Promise<boolean>) => {
      await ask(question);
      await until(() => dialog()?.contains(document.activeElement) === true, 'the focus');
      const { textContent } = document.activeElement ?? {};
      await unmount();
      return textContent;
    };
    const unbind = { text: '解绑后不再同步。', action: '解绑', destructive: true };
    expect(await focused(() => confirmAct(unbind))).toBe('取消');
    expect(await focused(() => confirmAct({ ...unbind, dismiss: '不解绑' }))).toBe('不解绑');
    expect(await focused(() => confirmAct({ text: '确认发布？', action: '发布' }))).toBe('发布');
    expect(await focused(() => warn({ text: '已删除', destructive: true }))).toBe('我知道了');
  });

  it('a second question withdraws the first', async () => {
    const first = await ask(() => confirmAct({ text: '一' }));
    await act(async () => void confirmAct({ text: '二' }));
    expect(await first[0]).toBe(false);
    expect(shows('二')).toBe(true);
  });
});
