import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkPlan } from './chunk-plan.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

const plan = chunkPlan(import.meta.dirname);

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [plan.plugin])],
  // What the server draws with is whole in itself: a server needs no packages of the client beside it.
  ssr: { noExternal: true },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: oldestBrowsers,
    // Tells the build which files the beginning of the page consists of.
    manifest: true,
    // Source maps would triple what is served and are of no use to sellers.
    sourcemap: false,
    // The budget of the first chunk is measured by a test, not by this warning.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      treeshake: {
        // An index only names what others use: who asks it for one thing gets none of the rest along.
        moduleSideEffects: [{ test: /\/features\/\w+\/index\.ts$/, sideEffects: false }],
      },
      output: {
        // The pages that the server writes itself name the bundled Chinese font by this address.
        assetFileNames: ({ names, originalFileNames }) => {
          const isChinese = originalFileNames.some((name) => name.includes('noto-sans-sc'));
          return names.includes('wght.css') && isChinese
            ? 'assets/chinese-font.css'
            : 'assets/[name]-[hash][extname]';
        },
        codeSplitting: {
          // Few chunks that change seldom, so that a page is a handful of requests and returning visitors
          // keep them. What only some pages need is left to the
          // bundler: naming it here would make it larger.
          groups: [
            // The entry asks for this alone: in a larger chunk it would have to wait for all of that.
            { name: 'preload', test: /vite[\\/]preload-helper/, priority: 1 },
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
            { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next)[\\/]/ },
            {
              name: 'style',
              test: /node_modules[\\/](@emotion[\\/]|stylis[\\/]|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](styled-system|theme|utils|anatomy|create-context|merge-|components[\\/](box|flex|stack|text|center|button|loader|spinner|skeleton|grid|badge|separator)[\\/]))/,
            },
            // A chunk for each few lines that some pages share would be a hundred requests, and a phone
            // opens six at a time: what most pages share comes together.
            {
              name: 'data',
              test: /node_modules[\\/](@apollo|@wry|graphql|graphql-ws|optimism|rxjs|zen-observable-ts|tslib)[\\/]/,
              minShareCount: 12,
            },
            {
              name: 'controls',
              test: /node_modules[\\/](@zag-js|@ark-ui|@chakra-ui|@internationalized|@floating-ui)[\\/]/,
              minShareCount: 16,
            },
            {
              debugName: 'texts',
              // What `/home` says at once, in each language.
              name: (id) => {
                const language =
                  /src[\\/]i18n[\\/]([\w-]+)[\\/](?:account|reminders|search|shops|tables|todos)\.ts$/.exec(
                    id,
                  );
                return language ? `texts-${language[1]}` : null;
              },
            },
            ...plan.groups,
          ],
        },
      },
    },
  },
}));
