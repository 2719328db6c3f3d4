import { z } from 'zod';

/**
 * What is offered for download: the manifest beside the files, `downloads.json`. `npm run build`,
 * `npm run helper:build` and `npm run plugin:build` write it; whoever runs the product may add to it.
 */

/** The manifest is called so in every folder of downloads. */
export const manifestName = 'downloads.json';

const downloadProducts = ['helper', 'plugin'] as const;

/** `any` runs wherever its product does: the plugin in a browser, the helper on a Node that is there. */
const downloadPlatforms = [
  'win-x64',
  'win-arm64',
  'mac-arm64',
  'mac-x64',
  'linux-x64',
  'linux-arm64',
  'any',
] as const;

const origin = z
  .string()
  .max(200)
  .refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text, {
    error: 'must be an origin such as https://seller.example',
  });

const offeredFile = z.object({
  product: z.enum(downloadProducts),
  platform: z.enum(downloadPlatforms),
  /** A plain name in the folder of the manifest. */
  file: z
    .string()
    .regex(
      /^(?!.*\.\.)[A-Za-z0-9][\w.+-]{0,119}$/,
      'must be a plain name such as helper-1.0.0.zip',
    ),
  version: z.string().regex(/^\d{1,6}(\.\d{1,6}){0,3}$/, 'must be a version such as 1.2.0'),
  bytes: z.int().min(1).max(2_000_000_000),
  /** 64 hexadecimal characters. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal characters'),
  /**
   * The origins of the product that it is made for; one of 127.0.0.1 or localhost without a port stands for
   * every port. Absent where it serves any.
   */
  origins: z.array(origin).min(1).max(50).optional(),
});

export type OfferedFile = z.output<typeof offeredFile>;

/** A file with where a browser gets it: a path of this server, or an address. */
export type Download = OfferedFile & { readonly url: string };

export const downloadsManifest = z.object({ files: z.array(offeredFile).max(50) });
