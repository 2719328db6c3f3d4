// `npm run build`: the server and the import job as one file each, the web client, its compressed
// forms, and what people can download. Ends with a stamp by which `npm start` knows that nothing is to be done.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { runtimeNode, sourceHash } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
// Taken first: what is changed while it builds counts as changed afterwards.
const sources = sourceHash(root);
rmSync('dist/stamp.json', { force: true });
mkdirSync('dist', { recursive: true });
removeChunks();

/** What runs on the server, by the name of its file. */
const servers = {
  server: 'bff/entry.ts',
  'import-job': 'api/imports/job.ts',
  'picture-job': 'api/listing/images/job.ts',
};

async function buildServer() {
  const { metafile } = await build({
    entryPoints: servers,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported when it is needed is neither compiled nor held in memory before. Chunks lie beside the files
    // that were asked for, as the code finds other files of the build from where it is.
    splitting: true,
    chunkNames: 'server-[hash]',
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // Native code, and what pg asks for only where it is installed.
    // Native modules stay outside, and so do GraphiQL, nine megabytes that few ask for, and the recognition of
    // words, which finds its own files beside it.
    external: [
      'better-sqlite3',
      '@node-rs/argon2',
      '@napi-rs/canvas',
      'tesseract.js',
      'pg-native',
      '@graphql-yoga/render-graphiql',
    ],
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module';\nconst require = createRequireOfBundle(import.meta.url);",
    },
    // The text is held in memory as long as the server runs; names stay, for what is logged.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    plugins: [withoutZodLanguages],
    logLevel: 'warning',
  });
  const files = Object.keys(metafile.outputs).filter((file) => file.endsWith('.mjs'));
  await Promise.all(files.map(escapeNonAscii));
}

/** Zod brings its sentences in fifty languages; the product says its own, and logs English ones. */
const withoutZodLanguages = {
  name: 'without-zod-languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

/** One character beyond ASCII doubles what the whole text takes in memory, and in patterns esbuild leaves them. */
async function escapeNonAscii(file) {
  const text = await readFile(file, 'utf8');
  const escaped = text.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  await writeFile(file, escaped);
}

/** Of earlier builds, with what Node has compiled of them. */
function removeChunks() {
  for (const name of readdirSync('dist'))
    if (/^server-|^compiled$/.test(name)) rmSync(join('dist', name), { recursive: true });
}

function vite(...options) {
  return new Promise((resolve, reject) => {
    const tool = join(root, 'node_modules/vite/bin/vite.js');
    const child = spawn(
      process.execPath,
      [tool, 'build', 'web', '--logLevel', 'warn', ...options],
      {
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The web client could not be built')),
    );
  });
}

/** The entry of the page. */
const entry = 'index.html';

/** Where a page is drawn. */
const emptyRoot = '<div id="root"></div>';

/** With what is drawn; the server puts its own drawing before that, up to the mark (bff/drawn-pages.ts). */
const rootOf = (html) => `<div id="root">${html}</div><!--root-->`;

/** The catalogue of a domain in the language that the build speaks. */
const textsOf = (domain) => `src/i18n/zh-CN/${domain}.ts`;

/** The words that pages begin with. */
const homeTexts = [
  'statistics',
  'operations',
  'todos',
  'shops',
  'account',
  'tables',
  'reminders',
].map(textsOf);
const phoneTexts = ['auth', 'phone', 'phoneSeller', 'statistics', 'operations', 'delivery'].map(
  textsOf,
);

/** What the phone's workbench needs beside its beginning where there is no network. */
const phoneShell = [
  entry,
  'src/features/account/sign-in/PhoneSignIn.tsx',
  'src/app/phone/ShipperFrame.tsx',
  'src/app/phone/MePage.tsx',
  'src/features/statistics/phone/OfflineToday.tsx',
  'src/features/delivery/phone/TasksPage.tsx',
  'src/features/delivery/phone/TaskPage.tsx',
  'src/features/delivery/phone/Scanner.tsx',
  'src/features/delivery/phone/ShortageDialog.tsx',
  'src/shared/ui/Toaster.tsx',
  'src/shared/ui/QuestionDialog.tsx',
];

/** The chunks of a build by the key of their manifest, the modules that they hold, and what visits begin with. */
async function readManifest(folder) {
  const read = async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const chunks = await read('manifest.json');
  const keys = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]));
  // Of web/chunk-plan.ts.
  const { modules, beginnings } = await read('chunk-plan.json');
  const keyOf = new Map(Object.entries(modules).map(([module, file]) => [module, keys.get(file)]));
  return { chunks, keyOf, beginnings };
}

/** The files of what the page begins with and of these modules, with all that they import at once. */
function filesOf({ chunks, keyOf, beginnings }, modules) {
  const { first, theme, base, start } = beginnings;
  const files = new Set();
  const add = (key) => {
    const { file, imports = [], css = [] } = chunks[key];
    if (files.has(file)) return;
    for (const one of [file, ...css]) files.add(one);
    imports.forEach(add);
  };
  const keys = [...first, ...theme, ...base, ...start, ...modules].map((module) => {
    const key = chunks[module] ? module : keyOf.get(module);
    if (key === undefined) throw new Error(`No chunk holds ${module}`);
    return key;
  });
  keys.forEach(add);
  return [...files];
}

/** Chunks of packages alone (web/vite.config.ts), which do nothing but define. */
const packages = /\/(?:react|style|data|i18n|controls)-[\w-]+\.js$/;

/**
 * Has the browser fetch these files at once and not one after another. Packages run as they come, each in a task of its
 * own: run by the first code that imports them, all would be one long task, which no press gets through.
 */
const preloads = (manifest, modules) =>
  filesOf(manifest, modules)
    .filter((file) => file.endsWith('.js'))
    .map((file) =>
      packages.test(file)
        ? `<script type="module" async fetchpriority="high" crossorigin src="/${file}"></script>`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');

/** The same where something is drawn beforehand: the entry has them fetched once that is in sight (web/src/main.ts). */
const afterSight = (links) => `<template id="code">${links}</template>`;

/** The worker that keeps the shell of the phone's workbench, with what that consists of in this build. */
async function writePhoneWorker(manifest, page) {
  const icons = ['favicon.svg', 'm.webmanifest', 'phone-icon-192.png', 'phone-icon-512.png'];
  const shell = [...manifest.beginnings.phone, ...phoneTexts, ...phoneShell];
  const files = [...filesOf(manifest, shell), ...icons].map((file) => `/${file}`);
  const contents = await Promise.all(icons.map((file) => readFile(join('dist/web', file))));
  const hash = createHash('sha256').update(page).update(files.join());
  for (const content of contents) hash.update(content);
  const build = { version: hash.digest('base64url').slice(0, 16), files };
  const parts = ['web/phone-worker.js', 'web/phone-push.js'];
  const worker = await Promise.all(parts.map((file) => readFile(file, 'utf8')));
  const text = [`const build = ${JSON.stringify(build)};`, ...worker].join('\n');
  await writeFile('dist/web/phone-worker.js', text);
}

async function buildWeb() {
  await vite();
  const manifest = await readManifest('dist/web/.vite');
  rmSync('dist/web/.vite', { recursive: true });
  await vite('--ssr', 'src/app/prerender.tsx', '--outDir', '../dist/prerender');
  const { prerender, sitemap } = await import(
    pathToFileURL(join(root, 'dist/prerender/prerender.js')).href
  );
  const template = (await readFile('dist/web/index.html', 'utf8')).replace(
    '<script src="/before-paint.js"></script>',
    // Inline it costs no request before the first paint; the server allows it by its hash.
    `<script>${await readFile('web/public/before-paint.js', 'utf8')}</script>`,
  );
  const withCode = (links) => template.replace('</head>', () => `${links}</head>`);
  await writeFile('dist/web/index.html', withCode(preloads(manifest, [])));
  // Written into the page: they run before anything else of it.
  const early = async (file) => `<script>${await readFile(`web/${file}`, 'utf8')}</script>`;
  const presses = await early('early-presses.js');
  const tips = await early('early-tips.js');
  const offer = await early('early-offer.js');
  const { phone, main, home } = manifest.beginnings;
  const phonePage = withCode(preloads(manifest, [...phone, ...phoneTexts])).replace(
    emptyRoot,
    () => rootOf('') + presses,
  );
  mkdirSync('dist/web/m');
  await writeFile('dist/web/m/index.html', phonePage);
  await writePhoneWorker(manifest, phonePage);
  for (const { path, head, html, isFramed } of await prerender()) {
    const folder = join('dist/web', path);
    mkdirSync(folder, { recursive: true });
    const modules = path === '/home' ? [...main, ...home, ...homeTexts] : isFramed ? main : [];
    const code = preloads(manifest, modules);
    // Of the product's own pages only an outline is drawn: nothing worth seeing waits for their code.
    const page = withCode(isFramed ? code : afterSight(code))
      .replace(/<meta\s+name="description"[^>]*>\s*<title>.*<\/title>/, () => head)
      .replace(emptyRoot, () => rootOf(html) + presses + (path === '/home' ? tips : ''))
      // Before the manifest that it answers to.
      .replace('<body>', (body) => (html.includes('rel="manifest"') ? body + offer : body));
    await writeFile(join(folder, 'index.html'), page);
  }
  const map = sitemap();
  if (map !== undefined) {
    await writeFile('dist/web/sitemap.txt', map.text);
    await appendFile('dist/web/robots.txt', map.robots);
  }
  rmSync('dist/prerender', { recursive: true });
  await vite('--minify', '--ssr', 'src/app/drawn/pages.ts', '--outDir', '../dist/drawn-pages');
}

/** What people can download: the helper for a Node of their own, and the plugin. */
function buildDownloads() {
  return new Promise((resolve, reject) => {
    // Runs TypeScript as it is, which the Node of the build may not.
    const child = spawn(runtimeNode(root), ['helper/build/main.ts', '--portable'], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The downloads could not be built')),
    );
  });
}

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
]);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compressed once here, so that the server never does it while somebody waits. */
async function compress(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      if (content.byteLength < 1_000) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${path}.br`, await brotli(content, quality));
      await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}

try {
  await Promise.all([buildServer(), buildWeb(), buildDownloads()]);
  await compress('dist/web');
  writeFileSync('dist/stamp.json', JSON.stringify({ sources }));
} catch (error) {
  // esbuild and vite have printed their own findings.
  if (!error.errors) process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
