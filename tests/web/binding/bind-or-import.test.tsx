import { afterEach, beforeEach, expect, it } from 'vitest';
import { BindOrImport } from '../../../web/src/features/binding/BindOrImport.tsx';
import { bindingDialog } from '../../../web/src/features/binding/binding-dialogs.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { button, click, currentAddress, render } from '../support/render.tsx';
import { directoryOf } from '../support/viewer.ts';

beforeEach(() => startSession('account'));

afterEach(() => bindingDialog.set(undefined));

it('a page without shops leads to the binding of a shop, and to the import of a file', async () => {
  await render(<BindOrImport />, { directory: directoryOf() });
  await click(button('绑定店铺'));
  expect(bindingDialog.get()).toMatchObject({ kind: 'temu' });
  const link = document.querySelector<HTMLAnchorElement>('a[href="/import"]');
  expect(link?.textContent).toBe('导入销售文件');
  await click(link ?? document.body);
  expect(currentAddress()).toBe('/import');
});
