import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifiedContract } from './minified-contract.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  plugins: [react(), tailwindcss(), minifiedContract()],
  resolve: { alias: [{ find: /^#src\//, replacement: `${project}src/` }] },
  worker: { format: 'es' },
  build: { outDir: `${project}build/web`, emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
