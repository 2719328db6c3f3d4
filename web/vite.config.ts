import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server that answers everything but the pages while `vite` serves them in development. */
const server = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Source maps would triple what is served and are of no use to sellers.
    sourcemap: false,
    // The budget of the first chunk is measured by a test, not by this warning.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only with the framework, so returning visitors keep it in their cache.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/mqtt': { target: server, ws: true },
      '/api': server,
      '/upload': server,
      '/dev': server,
    },
  },
});
