import type { Download } from '../../../api/contract/downloads.ts';
import { builder } from '../builder.ts';

/** What people can download for their own machine. */

const product = builder.enumType('DownloadProduct', {
  description: 'What is installed.',
  values: {
    HELPER: { value: 'helper', description: 'The desktop helper (桌面助手).' },
    PLUGIN: { value: 'plugin', description: 'The browser plugin (插件).' },
  } as const,
});

const platform = builder.enumType('DownloadPlatform', {
  description: 'What a download runs on.',
  values: {
    WIN_X64: { value: 'win-x64', description: 'Windows on an Intel or AMD processor.' },
    WIN_ARM64: { value: 'win-arm64', description: 'Windows on an ARM processor.' },
    MAC_ARM64: { value: 'mac-arm64', description: 'macOS on an Apple processor.' },
    MAC_X64: { value: 'mac-x64', description: 'macOS on an Intel processor.' },
    LINUX_X64: { value: 'linux-x64', description: 'Linux on an Intel or AMD processor.' },
    LINUX_ARM64: { value: 'linux-arm64', description: 'Linux on an ARM processor.' },
    ANY: {
      value: 'any',
      description:
        'Wherever its product runs: the plugin in a browser, the helper by a Node that is installed.',
    },
  } as const,
});

const download = builder.objectRef<Download>('Download').implement({
  description: 'A file that people can download. Source: downloads.json beside the files.',
  fields: (t) => ({
    product: t.expose('product', { type: product, description: 'What it installs.' }),
    platform: t.expose('platform', { type: platform, description: 'What it runs on.' }),
    fileName: t.exposeString('file', { description: 'Name of the file.' }),
    version: t.exposeString('version', {
      description: 'Version, numbers with dots between; what runs says its own.',
    }),
    bytes: t.exposeInt('bytes', { description: 'Size in bytes.' }),
    sha256: t.exposeString('sha256', {
      description: 'SHA-256 of the file, 64 hexadecimal characters.',
    }),
    url: t.exposeString('url', {
      description: 'Where the file is: a path of this server, or an address. Open to anyone.',
    }),
    origins: t.stringList({
      nullable: true,
      description:
        'Origins of the product whose pages it serves; one of 127.0.0.1 or localhost without a port stands for every port. Null where it serves any.',
      resolve: ({ origins }) => (origins ? [...origins] : null),
    }),
  }),
});

builder.queryField('downloads', (t) =>
  t.field({
    type: [download],
    description:
      'What this server offers for download, at most 50 files: the desktop helper by platform, and the browser plugin. Empty where it offers nothing.',
    resolve: async (_root, _args, context) => {
      // The folder may change while everything that was read stays the same.
      context.noteOther();
      return [...(await context.services.downloads())];
    },
  }),
);
