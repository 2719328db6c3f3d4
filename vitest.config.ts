import { defineConfig } from 'vitest/config';

const project = (name: string, environment: 'node' | 'happy-dom' = 'node') => ({
  test: {
    name,
    environment,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout: 20_000,
    hookTimeout: 60_000,
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
      project('web', 'happy-dom'),
      {
        test: {
          ...project('e2e').test,
          testTimeout: 90_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          globalSetup: ['tests/support/e2e-setup.ts'],
        },
      },
    ],
  },
});
