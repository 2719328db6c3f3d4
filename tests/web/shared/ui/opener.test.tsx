import { Menu } from '@chakra-ui/react';
import { act, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { AppDialog } from '../../../../web/src/shared/ui/AppDialog.tsx';
import { followFocus } from '../../../../web/src/shared/ui/opener.ts';
import { button, click, pressCross, render, until } from '../../support/render.tsx';

/** A menu that goes once something in it is chosen, and the dialog that this opens. */
const Page = () => {
  const [shown, setShown] = useState<'menu' | 'dialog' | null>('menu');
  return (
    <>
      <button type="button" data-controls="choices">
        更多
      </button>
      {shown === 'menu' && (
        <div role="menu" id="choices">
          <button type="button" role="menuitem" onClick={() => setShown('dialog')}>
            重命名
          </button>
        </div>
      )}
      <AppDialog open={shown === 'dialog'} onClose={() => setShown(null)} title="重命名店铺">
        名称
      </AppDialog>
    </>
  );
};

beforeAll(followFocus);

it('gives the focus back to the button of the menu from which a dialog was opened', async () => {
  await render(<Page />);
  const choice = document.querySelector<HTMLElement>('[role=menuitem]');
  await act(async () => choice?.focus());
  await click(choice ?? document.body);
  await until(() => document.querySelector('[role=dialog]') !== null, 'the dialog');
  await pressCross();
  await until(() => document.activeElement === button('更多'), 'the focus');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

it('gives the focus back to the button of a menu whose entry is pressed as soon as the pointer comes upon it', async () => {
  await render(
    <Menu.Root>
      <Menu.Trigger>打印</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="list">打印装箱单</Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>,
  );
  const menu = () => document.querySelector('[role=menu]');
  await click(button('打印'));
  await until(() => document.activeElement === menu(), 'the menu');
  const entry = document.querySelector<HTMLElement>('[role=menuitem]');
  const mouse = { bubbles: true, pointerType: 'mouse' };
  await act(async () => {
    menu()?.dispatchEvent(new PointerEvent('pointerdown', mouse));
  });
  await act(async () => {
    entry?.dispatchEvent(new PointerEvent('pointermove', mouse));
    entry?.click();
  });
  await act(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  expect(menu()?.getAttribute('data-state')).not.toBe('open');
  expect(document.activeElement).toBe(button('打印'));
});
