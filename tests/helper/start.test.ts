import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startHelper } from '../support/helper.ts';

const nowhere = { origin: 'http://127.0.0.1:1' };

/** As somebody starts it who writes an address behind its name. */
const startAt = (address: string) =>
  startHelper(nowhere, { HELPER_ORIGINS: '' }, undefined, [
    process.execPath,
    'helper/main.ts',
    address,
  ]);

describe('the helper that somebody starts', () => {
  it.each(['https://seller.example', 'https://seller.example/', 'https://seller.example/home?a=1'])(
    'serves the pages of the product at %s, as their browser shows the address',
    async (address) => {
      const { output } = await startAt(address);
      await expect
        .poll(() => output.join('\n'))
        .toContain('网页：https://seller.example，图片文件夹');
    },
  );

  it.each(['seller.example', '127.0.0.1:4000', 'ftp://seller.example'])(
    'says how an address is written where it is told %s',
    async (address) => {
      await expect(startAt(address)).rejects.toThrow(
        `网址“${address}”无法识别，请写完整的网址，例如 https://seller.example`,
      );
    },
  );

  it('makes the folder for images that it names, and says where it cannot', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seller-images-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const images = join(folder, '图片', '店铺');
    const { output } = await startHelper(nowhere, { HELPER_IMAGE_FOLDER: images });
    await expect.poll(() => output.join('\n')).toContain(`图片文件夹：${images}，`);
    expect((await stat(images)).isDirectory()).toBe(true);

    const file = join(folder, 'file');
    await writeFile(file, '');
    const there = { HELPER_IMAGE_FOLDER: join(file, 'images') };
    const { output: told } = await startHelper(nowhere, there);
    await expect
      .poll(() => told.join('\n'))
      .toContain(`图片文件夹：${join(file, 'images')}（无法创建，请检查）`);
  });

  it('says that it may run already where its port is taken', async () => {
    const { port } = await startHelper(nowhere);
    await expect(startHelper(nowhere, { HELPER_PORT: String(port) })).rejects.toThrow(
      `端口 ${port} 已被占用：桌面助手可能已在运行`,
    );
  });
});
