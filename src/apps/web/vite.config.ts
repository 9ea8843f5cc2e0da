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
              test: /[\\/]src[\\/](?:shared[\\/](?!(?:phone-number|email-address|canonical-json|catalogue[\\/](?:feedback|tools|rewards|offers|profile-choices|phone-regions|voices|cut-settings|picture-files))\.)|platform[\\/]browser[\\/](?:language|api[\\/]toast-failure|ui[\\/](?:checkbox|confirm-dialog|dialog|gate|icon-button|length-note|notice|place-beside|skeleton|slate|stored-picture|text-area|text-field|tooltip)\.))/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 6, priority: 1 },
            { name: 'form', test: /[\\/]platform[\\/]browser[\\/]form[\\/]|virtual:form-rules/, priority: 1 },
            // Modules shared by signing in, registering and resetting passwords.
            {
              name: 'entry',
              test: /[\\/]src[\\/](?:foundation[\\/]accounts[\\/]web[\\/](?!use-(?:confirmation|standing))|shared[\\/](?:phone-number|email-address|catalogue[\\/]phone-regions)\.)/,
              minShareCount: 2,
              priority: 1,
            },
            // Modules that the pages of a film share with each other and with their further parts.
            {
              name: 'film',
              test: /[\\/]src[\\/](?:features[\\/]film[\\/]web[\\/](?:film[\\/](?!takes|[a-z-]+-dialog|embed-screen|finished-film)|guide[\\/])|features[\\/]film[\\/]web[\\/](?:is-passing|format-timecode|pause|single-keys|file-name-of|unexposed|use-is-near|use-length|use-title-form)\.|features[\\/]film[\\/]web[\\/]list[\\/](?:delete-dialog|film-list-data)\.|features[\\/]film[\\/]web[\\/]editor[\\/]state[\\/](?:editor-context|kept-edits)\.|platform[\\/]browser[\\/](?:download|player[\\/]use-renewed-source|ui[\\/]leader-bar)\.?)/,
              minShareCount: 2,
              priority: 1,
            },
            // What is heard and chosen on the idea page, and on a film's.
            {
              name: 'making',
              test: /[\\/]src[\\/](?:features[\\/]film[\\/]web[\\/](?:hear-voice|play-voice|play-sound|use-model-name)\.|platform[\\/]browser[\\/](?:check-picture|ui[\\/](?:leader|progress|switch|picture-choice)\.)|shared[\\/]catalogue[\\/](?:voices|picture-files)\.)|lucide-react/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
