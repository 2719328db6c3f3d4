import { defineConfig } from 'vitest/config';

/**
 * Vite would give the project's files graphql's ES modules, while its packages load the CommonJS ones
 * as they do at run time: two copies, whose types refuse each other.
 */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** What these look at is kept by modules for as long as a worker lives: each has a worker to itself. */
const alone = [
  'tests/web/account/reset-page.test.tsx',
  'tests/web/delivery/outbox.test.ts',
  'tests/web/shared/connection/fetch-part.test.tsx',
  'tests/web/shared/error-state.test.tsx',
];

const project = (name: string, environment: 'node' | 'happy-dom' = 'node') => ({
  resolve,
  test: {
    name,
    environment,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    exclude: alone,
    // Loading its modules again was most of what a file cost.
    isolate: false,
    globalSetup: ['tests/support/postgres-teardown.ts'],
    // Ends what hangs; it says nothing about how quick a machine must be.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // An event that does not come fails the test; it says nothing about how quick a machine must be.
    expect: { poll: { timeout: 20_000 } },
  },
});

const web = {
  ...project('web', 'happy-dom').test,
  setupFiles: ['tests/web/support/after-each.ts'],
  sequence: { hooks: 'list' as const },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('unit'),
      project('db'),
      project('api'),
      project('bff'),
      project('realtime'),
      project('helper'),
      { resolve, test: web },
      {
        resolve,
        test: {
          ...web,
          name: 'web-alone',
          include: alone,
          exclude: [],
          isolate: true,
        },
      },
      {
        resolve,
        test: {
          ...project('e2e').test,
          expect: { poll: { timeout: 45_000 } },
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // One browser and its product keep 1.2 cores busy. Each worker has a product to itself.
          maxWorkers: 2,
          // A browser on a busy machine may miss its time once; what is broken fails twice. `npm test` counts
          // and names what needed its second try.
          retry: 1,
          globalSetup: ['tests/support/e2e-setup.ts'],
        },
      },
    ],
  },
});
