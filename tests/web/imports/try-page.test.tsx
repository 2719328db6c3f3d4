import { afterEach, expect, it, vi } from 'vitest';
import TryPage from '../../../web/src/features/imports/try/TryPage.tsx';
import { startSession } from '../../../web/src/session/session.ts';
import { handedFile } from '../../../web/src/shared/files/handed-file.ts';
import { render, shows, until } from '../support/render.tsx';

afterEach(() => handedFile.set(undefined));

it('says of a file that is too large to be tried how all of it can be read, and sends nothing', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const file = new File(['a'], '销售.csv');
  Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 });
  handedFile.set(file);
  await render(<TryPage />);
  await until(() => shows('文件 20 MB，试用不超过 8 MB'), 'the limit');
  expect(document.body.textContent).toContain('.gz');
  expect(document.body.textContent).toContain('注册后导入整个文件');
  expect(asked).not.toHaveBeenCalled();
});

it('asks nobody to register who is signed in', async () => {
  vi.stubGlobal('fetch', vi.fn());
  startSession('account');
  const file = new File(['a'], '销售.csv');
  Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 });
  handedFile.set(file);
  await render(<TryPage />);
  await until(() => shows('文件 20 MB，试用不超过 8 MB'), 'the limit');
  expect(document.body.textContent).toContain('或直接导入整个文件');
  expect(document.body.textContent).not.toContain('注册');
});
