import { startHelper } from './helper.ts';
import { readSettings } from './settings.ts';

/** `npm run helper`: the desktop helper on the seller's own machine. */
try {
  const settings = await readSettings(process.env);
  const helper = await startHelper(settings);
  process.stdout.write(
    `桌面助手 ${helper.version} http://127.0.0.1:${helper.port} proxy http://127.0.0.1:${helper.proxyPort}\n` +
      `网页：${[...settings.origins].join(' ')}，图片文件夹：${settings.imageFolder}，Ctrl+C 停止\n`,
  );
  const stop = () => {
    // What hangs must not hold the program: the product lets a login lapse by itself.
    setTimeout(() => process.exit(0), 3_000).unref();
    void helper.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
