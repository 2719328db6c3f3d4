import type { DownloadPlatform } from '../../graphql/schema.generated.ts';

/** What is typed to check and to start a download, in the words of each system; the same in every language. */

/** Prints the SHA-256 of a file. */
export const checkCommands = [
  { system: 'windows', command: (file: string) => `certutil -hashfile ${file} SHA256` },
  { system: 'mac', command: (file: string) => `shasum -a 256 ${file}` },
  { system: 'linux', command: (file: string) => `sha256sum ${file}` },
] as const;

/** Starts the desktop software for the product at an origin, from the folder that it was unpacked to. */
export const startCommand = (platform: DownloadPlatform, origin: string): string => {
  if (platform === 'ANY') return `node seller-helper.cjs ${origin}`;
  if (platform === 'WIN_X64' || platform === 'WIN_ARM64') return `.\\seller-helper.exe ${origin}`;
  const command = `./seller-helper ${origin}`;
  // A Mac starts nothing that the browser has fetched from somebody whom Apple does not know.
  const isMac = platform === 'MAC_ARM64' || platform === 'MAC_X64';
  return isMac ? `xattr -dr com.apple.quarantine . && ${command}` : command;
};
