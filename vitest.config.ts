import { defineConfig } from 'vitest/config';

/**
 * Vite would give the project's files graphql's ES modules, while its packages load the CommonJS ones
 * as they do at run time: two copies, whose types refuse each other.
 */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

const project = (name: string, environment: 'node' | 'happy-dom' = 'node') => ({
  resolve,
  test: {
    name,
    environment,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    // Ends what hangs; it says nothing about how quick a machine must be.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // An event that does not come fails the test; it says nothing about how quick a machine must be.
    expect: { poll: { timeout: 20_000 } },
  },
});

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
      project('web', 'happy-dom'),
      {
        resolve,
        test: {
          ...project('e2e').test,
          expect: { poll: { timeout: 45_000 } },
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // A browser and the product take both cores: two files at once were no quicker, and met their limits.
          maxWorkers: 1,
          fileParallelism: false,
          // A browser on a busy machine may miss its time once; what is broken fails twice. `npm test` counts
          // and names what needed its second try.
          retry: 1,
          globalSetup: ['tests/support/e2e-setup.ts'],
        },
      },
    ],
  },
});
