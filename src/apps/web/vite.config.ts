import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledTexts } from './compiled-texts.ts';
import { firstPage } from './first-page.ts';
import { formRules } from './form-rules.ts';
import { inlineStyles } from './inline-styles.ts';
import { leanStyles } from './lean-styles.ts';
import { minifiedContract } from './minified-contract.ts';
import { SHARED_FILES } from './shared-files.ts';
import { unusedParts } from './unused-parts.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    leanStyles(),
    unusedParts(),
    minifiedContract(),
    formRules(),
    compiledTexts(),
    firstPage(),
    inlineStyles(),
  ],
  resolve: {
    alias: [
      { find: /^#src\//, replacement: `${project}src/` },
      // Messages are compiled by the build, so their parser need not be sent.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: `${project}build/web`,
    emptyOutDir: true,
    // A screen's further files are not preloaded: a browser never requests a failed one again (load-screen.ts). Those
    // of the pages at which visits begin are requested by first-page.js.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Where the build's time went is of no use to who waits for it.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: SHARED_FILES },
      },
    },
  },
});
