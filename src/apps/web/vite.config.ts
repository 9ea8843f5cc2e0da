import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledTexts } from './compiled-texts.ts';
import { firstPage } from './first-page.ts';
import { formRules } from './form-rules.ts';
import { inlineStyles } from './inline-styles.ts';
import { minifiedContract } from './minified-contract.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  plugins: [react(), tailwindcss(), minifiedContract(), formRules(), compiledTexts(), firstPage(), inlineStyles()],
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
        // Few files: over HTTP/1.1 each small one costs a round trip.
        codeSplitting: {
          groups: [
            // What every screen needs, in one file that compresses well and stays cached.
            {
              name: 'base',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|@tanstack[\\/](?:query-core|react-query)|@orpc|use-intl|icu-minify|@formatjs|clsx)[\\/]|rolldown[\\/]runtime/,
              priority: 3,
            },
            // The frame around every screen, and the modules that screens share with it.
            { name: 'frame', tags: ['$initial'], priority: 2 },
            // Modules that home shares with nearly every page, and with those of films: it needs nothing else of
            // theirs.
            {
              name: 'field',
              test: /[\\/]platform[\\/]browser[\\/]ui[\\/](?:field|is-enter|select-field)\./,
              priority: 1,
            },
            {
              name: 'idea',
              test: /[\\/]src[\\/](?:features[\\/]film[\\/]web[\\/]idea[\\/]idea-(?:choices|data|form)|platform[\\/]browser[\\/](?:use-debounced|language[\\/]guess-language|ui[\\/](?:circled-take|edge-print))|shared[\\/]catalogue[\\/](?:film-types|limits|looks|shots))\./,
              priority: 1,
            },
            // Small modules that most other screens share.
            {
              name: 'parts',
              test: /[\\/]src[\\/](?:shared[\\/](?!catalogue[\\/](?:feedback|tools|rewards|offers|profile-choices)\.)|platform[\\/]browser[\\/](?:language|ui[\\/](?:checkbox|gate|icon-button|notice|place-beside|skeleton|slate|tabs|text-area|text-field|tooltip)\.))|lucide-react/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'form', test: /[\\/]platform[\\/]browser[\\/]form[\\/]|virtual:form-rules/, priority: 1 },
            // Modules shared by signing in, registering and resetting passwords.
            { name: 'entry', test: /[\\/]foundation[\\/]accounts[\\/]web[\\/]/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
