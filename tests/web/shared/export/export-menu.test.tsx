import { act } from 'react';
import { expect, it } from 'vitest';
import { ExportMenu } from '../../../../web/src/shared/export/ExportMenu.tsx';
import { button, render, shows, until } from '../../support/render.tsx';

it('gives the focus back to its button, which had made room for how far it is', async () => {
  let fail = (): void => {};
  await render(
    <ExportMenu
      isEmpty={false}
      gather={() => new Promise<never>((_done, reject) => (fail = reject))}
      columns={() => []}
      fileName={(kind) => `list.${kind}`}
    />,
  );
  const keys = async (...names: readonly string[]) => {
    for (const key of names)
      await act(async () =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
  };
  await act(async () => button('导出').focus());
  await keys('ArrowDown');
  await until(() => document.activeElement?.role === 'menu', 'the menu');
  await keys('ArrowDown', 'Enter');
  await until(() => shows('正在导出'), 'how far it is');
  await act(async () => fail());
  await until(() => document.activeElement === button('导出'), 'the focus');
  expect(shows('正在导出')).toBe(false);
});
