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
