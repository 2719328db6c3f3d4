import { startHelper } from './helper.ts';
import { makeRoot } from './local/folders.ts';
import { readSettings } from './settings.ts';

/** Of an address of the product as people have it, from the line at the top of their browser. */
function originOf(address: string): string {
  const url = URL.parse(address);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`网址“${address}”无法识别，请写完整的网址，例如 https://seller.example`);
}

/**
 * `npm run helper`, or the program that was downloaded: the desktop helper on the seller's own machine. It may be
 * told an address of the product in place of HELPER_PRODUCT_URL. Not awaited at the top, which CommonJS cannot.
 */
async function main([product]: readonly string[]): Promise<void> {
  const settings = await readSettings({
    ...process.env,
    ...(product !== undefined && { HELPER_PRODUCT_URL: originOf(product) }),
  });
  const helper = await startHelper(settings);
  const { imageFolder } = settings;
  const images = (await makeRoot(imageFolder)) ? imageFolder : `${imageFolder}（无法创建，请检查）`;
  process.stdout.write(
    `桌面助手 ${helper.version} http://127.0.0.1:${helper.port}，本地代理 http://127.0.0.1:${helper.proxyPort}\n` +
      `网页：${[...settings.origins].join(' ')}，图片文件夹：${images}，Ctrl+C 停止\n`,
  );
  const stop = () => {
    // What hangs must not hold the program: the product lets a login lapse by itself.
    setTimeout(() => process.exit(0), 3_000).unref();
    void helper.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
