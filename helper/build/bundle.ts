import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeGuard } from './texts.ts';

const root = join(import.meta.dirname, '../..');

export interface Bundle {
  /** The whole helper as one CommonJS script. */
  readonly script: Uint8Array;
  /** What the licences of the packages in it ask to be passed on. */
  readonly licences: string;
}

/** The packages that an input of the bundle lies in, such as `node_modules/ws`. */
const packageOf = (input: string): string | undefined =>
  /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];

async function licencesOf(inputs: readonly string[]): Promise<string> {
  const folders = [...new Set(inputs.flatMap((input) => packageOf(input) ?? []))].toSorted();
  const texts = await Promise.all(
    folders.map(async (folder) => {
      for (const name of ['LICENSE', 'LICENSE.md', 'license', 'LICENCE', 'LICENSE.txt']) {
        const text = await readFile(join(root, folder, name), 'utf8').catch(() => undefined);
        if (text !== undefined)
          return `${folder.replace(/^.*node_modules\//, '')}\n\n${text.trim()}\n`;
      }
      return [];
    }),
  );
  return texts.flat().join(`\n${'-'.repeat(72)}\n\n`);
}

/**
 * The helper with all that it imports. CommonJS, as a single executable takes nothing else.
 * @param productUrl the origin of the product that it asks unless told otherwise
 */
export async function bundleHelper(productUrl: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['helper/main.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: nodeGuard },
    define: { HELPER_PRODUCT: JSON.stringify(productUrl) },
    // Faster where they are installed, which ws looks for and does without.
    external: ['bufferutil', 'utf-8-validate'],
    logLevel: 'warning',
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('The helper could not be bundled');
  return {
    script: output.contents,
    licences: await licencesOf(Object.keys(metafile.inputs)),
  };
}
