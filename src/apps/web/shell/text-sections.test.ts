import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TEXTS_MARK } from '../compiled-texts.ts';

/** A server of texts that returns only the language of each file. */
let server: Server;
const asked: string[] = [];
let hold: Promise<unknown> = Promise.resolve();
let broken: string | undefined;

beforeAll(async () => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, language = '', file = ''] =
      new RegExp(`^/assets/texts-${TEXTS_MARK}-(\\w+)-(\\w+)\\.json$`).exec(request.url ?? '') ?? [];
    asked.push(`${language}-${file}`);
    await hold;
    response.statusCode = broken === `${language}-${file}` ? 503 : 200;
    response.end(JSON.stringify(file === 'core' ? { ui: language, shell: language } : { [file]: language }));
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  // A page requests its own server; the test has another one.
  vi.stubGlobal('fetch', (path: string) => fetch(origin + path));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  hold = Promise.resolve();
  broken = undefined;
  vi.resetModules();
});
const open = () => import('./text-sections.ts');

test("[LANG-01] a screen's sections are loaded with it, each once", async () => {
  const { showLanguage, bringTexts, readTexts } = await open();
  await Promise.all([showLanguage('ko'), bringTexts(['film'])]);
  expect(readTexts()).toEqual({ language: 'ko', messages: { ui: 'ko', shell: 'ko', film: 'ko' } });
  await bringTexts(['film', 'home']);
  expect(readTexts().messages).toMatchObject({ film: 'ko', home: 'ko' });
  expect(asked.toSorted()).toEqual(['ko-core', 'ko-film', 'ko-home']);
});

test('[LANG-01] a new language loads every section in use, also ones requested meanwhile, and shows all at once', async () => {
  const { showLanguage, bringTexts, readTexts } = await open();
  await showLanguage('en');
  await bringTexts(['film']);
  let release = (): void => undefined;
  hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  const change = showLanguage('ja');
  const more = bringTexts(['home']);
  expect(readTexts().language).toBe('en');
  release();
  await Promise.all([change, more]);
  expect(readTexts()).toEqual({ language: 'ja', messages: { ui: 'ja', shell: 'ja', film: 'ja', home: 'ja' } });
});

test('[LANG-01] the last choice wins, and a failed one leaves the page as it is', async () => {
  const { showLanguage, bringTexts, readTexts } = await open();
  await showLanguage('en');
  await Promise.all([showLanguage('ja'), showLanguage('cn')]);
  expect(readTexts().language).toBe('cn');
  broken = 'ko-core';
  await expect(showLanguage('ko')).rejects.toThrow('the texts answered 503');
  await bringTexts(['home']);
  expect(readTexts()).toMatchObject({ language: 'cn', messages: { home: 'cn' } });
});

test('[LANG-01] a section that failed is requested again and delays no language', async () => {
  const { showLanguage, bringTexts, readTexts } = await open();
  await showLanguage('en');
  broken = 'en-film';
  await expect(bringTexts(['film'])).rejects.toThrow('the texts answered 503');
  await showLanguage('cn');
  expect(readTexts().messages).toEqual({ ui: 'cn', shell: 'cn' });
  broken = undefined;
  await bringTexts(['film']);
  expect(readTexts().messages).toMatchObject({ film: 'cn' });
});
