import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledTexts } from './compiled-texts.ts';
import { minifiedContract } from './minified-contract.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  plugins: [react(), tailwindcss(), minifiedContract(), compiledTexts()],
  resolve: {
    alias: [
      { find: /^#src\//, replacement: `${project}src/` },
      // Messages are compiled by the build, so what reads their grammar need not be sent.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: `${project}build/web`,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every screen stands on, in one file that compresses well and stays in the cache.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|@tanstack|@orpc|use-intl|icu-minify|@formatjs|clsx)[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
});
