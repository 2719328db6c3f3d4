import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * Draws the picture in docs/architecture.md from the imports of the sources. With `--check` it writes nothing
 * and ends with 1 when the picture is another one.
 */
const page = 'docs/architecture.md';

/** Rooms that are drawn by themselves; what lies elsewhere belongs to its layer. */
const rooms = [
  'bff/schema',
  'bff/graphql',
  'bff/upstream',
  'bff/realtime',
  'bff/http',
  'api/contract',
  'api/http',
  'api/marketplace',
  'db/engine',
  'db/migrations',
];
const layers = ['web', 'bff', 'api', 'rules', 'db', 'helper'];

function roomOf(path: string): string | undefined {
  const layer = layers.find((each) => path.startsWith(`${each}/`));
  return rooms.find((room) => path.startsWith(`${room}/`)) ?? layer;
}

function sourcesOf(layer: string): string[] {
  return readdirSync('.', { withFileTypes: true }).some(({ name }) => name === layer)
    ? readdirSync(layer, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(layer, name))
    : [];
}

const edges = new Set<string>();
for (const path of layers.flatMap(sourcesOf)) {
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const [from, to] = [roomOf(path), roomOf(normalize(join(dirname(path), target)))];
    if (from !== undefined && to !== undefined && from !== to) edges.add(`${from}|${to}`);
  }
}

const nameOf = (room: string) => room.replace('/', '_');
const all = [...new Set([...edges].flatMap((edge) => edge.split('|')).concat('web'))].sort();
const picture = [
  '```mermaid',
  'flowchart TD',
  ...all.map((room) => `  ${nameOf(room)}["${room}"]`),
  '  web -. GraphQL .-> bff_graphql',
  '  bff_upstream -. REST .-> api_http',
  '  helper -. REST .-> api_http',
  '  web -. websocket .-> helper',
  ...[...edges].sort().map((edge) => `  ${edge.split('|').map(nameOf).join(' --> ')}`),
  '```',
].join('\n');

const text = readFileSync(page, 'utf8');
const drawn = text.replace(/```mermaid[\s\S]*?```/, () => picture);
if (drawn !== text) {
  if (process.argv.includes('--check')) {
    process.stderr.write(`The picture in ${page} is stale: run npm run codegen\n`);
    process.exitCode = 1;
  } else writeFileSync(page, drawn);
}
