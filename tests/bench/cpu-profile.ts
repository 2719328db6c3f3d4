import { readdir, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Whose code the CPU of a process went to, of what `--cpu-prof` has written at its end. */

const profileShape = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({
        functionName: z.string(),
        url: z.string(),
        lineNumber: z.number(),
        columnNumber: z.number(),
      }),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
type Frame = z.infer<typeof profileShape>['nodes'][number]['callFrame'];

/** In the order in which they are told. */
export const owners = [
  'Node and the kernel',
  'undici',
  'Yoga and GraphQL',
  'metrics and log',
  'other packages',
  'ours',
] as const;
export type Owner = (typeof owners)[number];

const packages: readonly (readonly [RegExp, Owner])[] = [
  [/^undici$/, 'undici'],
  [/^(graphql|graphql-.+|@whatwg-node\/.+|@envelop\/.+|@graphql-.+)$/, 'Yoga and GraphQL'],
  [/^(prom-client|pino|sonic-boom|@opentelemetry\/.+)$/, 'metrics and log'],
];

/** The path of the source file that this place of a built file was made of. */
type Origin = (frame: Frame) => string;

function ownerOf(frame: Frame, originOf: Origin): Owner {
  // Without an address it is what V8 and Node have in C++: garbage, parsing, sockets with what the kernel does for them.
  if (!frame.url.startsWith('file:')) return 'Node and the kernel';
  const origin = originOf(frame);
  const [name] = origin.match(/(?<=node_modules\/)(@[^/]+\/)?[^/]+(?!.*node_modules\/)/) ?? [];
  if (name === undefined) return 'ours';
  return packages.find(([pattern]) => pattern.test(name))?.[1] ?? 'other packages';
}

async function originsOf(frames: readonly Frame[]): Promise<Origin> {
  const files = new Set(frames.map(({ url }) => url).filter((url) => url.startsWith('file:')));
  const maps = new Map(
    await Promise.all(
      [...files].map(async (url) => {
        const text = await readFile(`${fileURLToPath(url)}.map`, 'utf8').catch(() => undefined);
        return [url, text === undefined ? undefined : new SourceMap(JSON.parse(text))] as const;
      }),
    ),
  );
  return ({ url, lineNumber, columnNumber }) => {
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
    return entry !== undefined && 'originalSource' in entry ? entry.originalSource : url;
  };
}

/** The share of each in the second half of what the process was busy with, when its code had been compiled. */
export async function sharesOf(folder: string): Promise<ReadonlyMap<Owner, number>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  // The threads beside the first one have little to do.
  const [longest = '{}'] = texts.toSorted((one, other) => other.length - one.length);
  const { nodes, samples, timeDeltas } = profileShape.parse(JSON.parse(longest));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const originOf = await originsOf([...frames.values()]);
  const busy = samples
    .map((id, index) => ({ frame: frames.get(id), spent: timeDeltas[index + 1] ?? 0 }))
    .filter(({ frame }) => frame !== undefined && frame.functionName !== '(idle)');
  const shares = new Map<Owner, number>();
  let total = 0;
  for (const { frame, spent } of busy.slice(busy.length / 2)) {
    if (frame === undefined) continue;
    const owner = ownerOf(frame, originOf);
    shares.set(owner, (shares.get(owner) ?? 0) + spent);
    total += spent;
  }
  return new Map(owners.map((owner) => [owner, (shares.get(owner) ?? 0) / total]));
}
