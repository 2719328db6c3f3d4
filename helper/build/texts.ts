import type { ExecutablePlatform } from './platforms.ts';

/** What lies beside the helper in its archive: how to start it, for people and for a double click. */

/** The portable helper, which runs by a Node that is there. */
export const scriptName = 'seller-helper.cjs';
const oldestNode = 22;

/** Stands before the script: an older Node would end at the first thing that it lacks, in words for nobody. */
export const nodeGuard = `if (Number(process.versions.node.split('.')[0]) < ${oldestNode}) {
  console.error('本机的 Node.js ' + process.versions.node + ' 版本过低，请先从 https://nodejs.org 安装 ${oldestNode} 或更高版本，再启动桌面助手');
  process.exit(1);
}`;

const windowsLines = (text: string): string => text.replaceAll('\n', '\r\n');

/** Stays open after an error, which nobody could read otherwise. */
const windowsStarter = (command: string, before = ''): string =>
  windowsLines(`@echo off
chcp 65001 >nul
title seller-helper
${before}${command} %*
if errorlevel 1 pause
`);

export const startWithNode = {
  windows: windowsStarter(
    `node "%~dp0${scriptName}"`,
    `where node >nul 2>nul || (echo 未找到 Node.js，请先从 https://nodejs.org 安装 ${oldestNode} 或更高版本 & pause & exit /b 1)\n`,
  ),
  unix: `#!/bin/sh
command -v node >/dev/null 2>&1 || {
  echo '未找到 Node.js，请先从 https://nodejs.org 安装 ${oldestNode} 或更高版本'
  exit 1
}
exec node "$(dirname "$0")/${scriptName}" "$@"
`,
} as const;

export const startExecutable = windowsStarter('"%~dp0seller-helper.exe"');

const commands = {
  'win-x64': 'seller-helper.exe',
  'linux-x64': './seller-helper',
  'linux-arm64': './seller-helper',
  'mac-arm64': './seller-helper',
  'mac-x64': './seller-helper',
  any: `node ${scriptName}`,
} as const satisfies Record<ExecutablePlatform | 'any', string>;

/** What the browser has fetched, macOS lets nobody start whom Apple does not know, until that mark is taken off. */
const onMac =
  '在“终端”中进入此文件夹，先运行一次 xattr -dr com.apple.quarantine . ，再运行下面的命令。';

const clicks = {
  'win-x64':
    '双击 start.cmd 启动。Windows 提示“已保护你的电脑”时，点击“更多信息”，再点击“仍要运行”。',
  'linux-x64': '在终端中进入此文件夹，运行下面的命令。',
  'linux-arm64': '在终端中进入此文件夹，运行下面的命令。',
  'mac-arm64': onMac,
  'mac-x64': onMac,
  any: `需要 Node.js ${oldestNode} 或更高版本（https://nodejs.org）。Windows 双击 start.cmd，macOS 与 Linux 在终端中运行 ./start.sh。`,
} as const satisfies Record<keyof typeof commands, string>;

/** @param productUrl where it looks for the product unless told otherwise */
export const readme = (
  platform: keyof typeof commands,
  version: string,
  productUrl: string,
): string =>
  windowsLines(`桌面助手 ${version}

${clicks[platform]}
启动后保持窗口打开，回到网页即可。按 Ctrl+C 停止。

默认连接的网站：${productUrl}
连接其它网站时，把网址写在命令后面，例如：
  ${commands[platform]} ${productUrl}

卸载：停止桌面助手，删除此文件夹，以及个人文件夹中的 .seller-helper。
`);
