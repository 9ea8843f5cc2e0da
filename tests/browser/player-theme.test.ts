import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, test } from 'vitest';
import { freePort } from '../build/free-port.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
/** A theme: controls around the film. */
const THEME =
  '<media-controller><slot name="media" slot="media"></slot><media-control-bar><media-play-button data-themed></media-play-button></media-control-bar></media-controller>';
let folder: string;
let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-parts-'));
  const configFile = fileURLToPath(new URL('../../src/apps/web/vite.config.ts', import.meta.url));
  [browser] = await Promise.all([
    launchBrowser(),
    build({ configFile, mode: 'parts', logLevel: 'error', build: { outDir: folder } }),
  ]);
  server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith('/api/')) {
      return void response.writeHead(404).end('{}');
    }
    if (path === '/themes/quiet.html') {
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(THEME);
    }
    if (path === '/themes/gone.html') {
      return void response.writeHead(410).end();
    }
    const file = extname(path) === '' ? '/index.html' : path;
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    response
      .writeHead(bytes ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(bytes);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function openPlayer(theme: string): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, locale: 'en-US' });
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      said.push(message.text());
    }
  });
  await page.addInitScript((markup) => {
    document.addEventListener('readystatechange', () => {
      if (document.getElementById('quiet-theme')) {
        return;
      }
      const template = Object.assign(document.createElement('template'), { id: 'quiet-theme', innerHTML: markup });
      document.body.append(template);
    });
  }, THEME);
  await page.goto(`${origin}/dev/ui?theme=${encodeURIComponent(theme)}`);
  await page.getByRole('heading', { level: 1, name: 'Parts' }).waitFor();
  return { page, said };
}

test.each([
  ['an element', 'quiet-theme'],
  ['a path', '/themes/quiet.html'],
  ['a URL', ''],
])('[PLAY-04] a theme is %s of its own', async (_kind, theme) => {
  const { page } = await openPlayer(theme || `${origin}/themes/quiet.html`);
  // Playwright pierces shadow roots by default.
  await page.locator('media-theme media-play-button[data-themed]').first().waitFor();
  await expectSoon(() => page.locator('media-theme video').count()).toBeGreaterThan(0);
  await expectSoon(() => page.locator('media-settings-menu-button').count()).toBe(0);
  await page.close();
});

test.each([
  ['/themes/gone.html', 'Failed to load resource: the server responded with a status of 410'],
  ['no-such-element', undefined],
])('[PLAY-04] where the theme %s cannot be loaded, the player keeps its own controls', async (theme, words) => {
  const { page, said } = await openPlayer(theme);
  await page.locator('media-settings-menu-button').first().waitFor();
  await expectSoon(() => page.locator('media-theme').count()).toBe(0);
  // The browser logs its own failures with the same words; ours is the one without a location.
  if (words) {
    await expectSoon(() => said.filter((line) => line === words).length).toBeGreaterThan(0);
  }
  await page.close();
});
