import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Which of our own modules come to the browser together. The bundler makes a chunk of whatever two pages share,
 * which for the first page is a hundred of a few lines each, while a browser opens six requests at a time. Here
 * modules come together that the same beginnings of a visit need.
 *
 * What a module imports is needed wherever that module is. So chunks lead only towards what more beginnings
 * need, never around in a circle, and each module runs after all that it imports.
 */

const beginnings: Readonly<Record<string, readonly string[]>> = {
  /** The first four each apart, so that the page begins in several short tasks. */
  first: ['src/begin.ts'],
  theme: ['src/theme/system.ts'],
  base: ['src/graphql/client.ts', 'src/i18n/selected-language.ts'],
  start: ['src/app/start.tsx'],
  public: [
    'src/public-site/LandingPage.tsx',
    'src/public-site/MobileHomePage.tsx',
    'src/features/account/sign-in/AuthDialog.tsx',
    'src/features/account/sign-in/DemoDoor.tsx',
    'src/features/desktop/AppQrCodes.tsx',
  ],
  phone: [
    'src/app/layouts/PhoneLayout.tsx',
    'src/app/phone/PhoneStart.tsx',
    'src/app/phone/SellerFrame.tsx',
    'src/features/statistics/phone/TodayPage.tsx',
    'src/app/phone/drawn/take-answers.ts',
  ],
  main: ['src/app/layouts/MainLayout.tsx'],
  home: ['src/features/statistics/HomePage.tsx', 'src/app/drawn/home/take-answers.ts'],
  /** What `/home` fetches by itself once it stands. */
  later: [
    'src/app/layouts/Reminders.tsx',
    'src/features/shops/tabs/ShopTabs.tsx',
    'src/features/shops/SidePanel.tsx',
    'src/features/statistics/operations/OperationsBlock.tsx',
    'src/features/todos/Board.tsx',
  ],
  /** The other pages of the same frame. */
  lists: [
    'src/features/delivery/DeliveryPage.tsx',
    'src/features/listing/ListingPage.tsx',
    'src/features/people/page/PeoplePage.tsx',
    'src/features/products/ProductsPage.tsx',
    'src/features/shops/manage/ShopManagePage.tsx',
    'src/features/todos/TodoPage.tsx',
  ],
};

/** The chunk of what these beginnings need; undefined where the bundler decides. */
function chunkOf(needed: ReadonlySet<string>): string | undefined {
  if (needed.has('first')) return 'first';
  if (needed.has('theme')) return 'theme';
  if (needed.has('base')) return 'base';
  if (needed.has('start') || (needed.has('public') && needed.size > 1)) return 'start';
  // The parts of public pages are few and seldom come together.
  if (needed.has('public')) return undefined;
  const phone = needed.has('phone') ? 'phone-' : '';
  if (needed.has('main')) return `${phone}main`;
  const lists = needed.has('lists') ? '-lists' : '';
  if (needed.has('home')) return `${phone}home${lists}`;
  if (needed.has('later')) return `${phone}later${lists}`;
  return undefined;
}

/** Those that more beginnings need first: a chunk takes along what its modules import and no earlier one has. */
const chunks = [
  'first',
  'theme',
  'base',
  'start',
  ...['main', 'home-lists', 'home', 'later-lists', 'later'].flatMap((name) => [
    `phone-${name}`,
    name,
  ]),
];

const indexFile = /\/features\/[\w-]+\/index\.ts$/;
const importOf = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+\/index\.ts)["']/g;
const exportOf = /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** The names in braces, each as it is called on either side of them. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/))
    .filter(([name]) => name !== '')
    .map((sides) => ({ first: sides.at(0), last: sides.at(-1) }));

export function chunkPlan(root: string): {
  plugin: Plugin;
  groups: { name: string; test: (id: string) => boolean }[];
} {
  const needs = new Map<string, Set<string>>();

  const plugin: Plugin = {
    name: 'chunk-plan',
    buildEnd() {
      const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? '';
      const behind = (index: string, name: string | undefined): string[] =>
        [...codeOf(index).matchAll(exportOf)].flatMap(([, list = '', from = '']) =>
          namesIn(list).some(({ last }) => last === name) ? resolve(dirname(index), from) : [],
        );
      // An index only names what others use: who asks it for one thing gets none of the rest along.
      const importedBy = (id: string): string[] => [
        ...(this.getModuleInfo(id)?.importedIds ?? []).filter((one) => !indexFile.test(one)),
        ...[...codeOf(id).matchAll(importOf)].flatMap(([, list = '', from = '']) =>
          namesIn(list).flatMap(({ first }) => behind(resolve(dirname(id), from), first)),
        ),
      ];
      for (const [beginning, files] of Object.entries(beginnings)) {
        const visit = (id: string) => {
          const needed = needs.get(id) ?? new Set();
          if (needed.has(beginning)) return;
          needs.set(id, needed.add(beginning));
          for (const one of importedBy(id)) if (!one.includes('node_modules')) visit(one);
        };
        for (const file of files) {
          if (!existsSync(resolve(root, file)))
            this.error(`chunk-plan.ts names ${file}, which is gone`);
          visit(resolve(root, file));
        }
      }
    },
    // For what is fetched beforehand (bff/build.mjs): the manifest does not name the modules of a chunk.
    generateBundle(_options, bundle) {
      const places = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => id.startsWith(resolve(root, 'src')))
              .map((id) => [relative(root, id), chunk.fileName])
          : [],
      );
      const source = JSON.stringify({ modules: Object.fromEntries(places), beginnings });
      this.emitFile({ type: 'asset', fileName: '.vite/chunk-plan.json', source });
    },
  };

  const groups = chunks.map((name) => ({
    name,
    test: (id: string) => {
      const needed = needs.get(id);
      return needed !== undefined && chunkOf(needed) === name;
    },
  }));
  return { plugin, groups };
}
