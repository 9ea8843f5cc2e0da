import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const BASE = '/preview-harness/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds the page that holds nothing but the preview of a film, into a folder. */
export async function buildHarness(folder: string): Promise<void> {
  await build({
    root: join(PROJECT, 'tests/browser/preview-harness'),
    base: BASE,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    resolve: { alias: [{ find: /^#src\//, replacement: `${PROJECT}src/` }] },
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, minify: false, assetsInlineLimit: 0 },
  });
}

/** Serves the page beside the program's own, so that it calls the program. */
export async function serveHarness(context: BrowserContext, folder: string): Promise<void> {
  await context.route(
    (url) => url.pathname.startsWith(BASE),
    async (route) => {
      const name = new URL(route.request().url()).pathname.slice(BASE.length) || 'index.html';
      await route.fulfill({
        body: await readFile(join(folder, name)),
        contentType: TYPES[extname(name)] ?? 'application/octet-stream',
      });
    },
  );
}
