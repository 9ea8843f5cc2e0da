import { beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
let hold: Promise<unknown> = Promise.resolve();
let broken: string | undefined;
vi.mock('../load-texts.ts', () => ({
  loadTexts: async (language: string, file: string) => {
    asked.push(`${language}-${file}`);
    await hold;
    if (broken === `${language}-${file}`) throw new Error('no connection');
    return file === 'core' ? { ui: language, shell: language } : { [file]: language };
  },
}));

beforeEach(() => {
  asked.length = 0;
  hold = Promise.resolve();
  broken = undefined;
  vi.resetModules();
});
const open = () => import('./text-sections.ts');

test('[LANG-01] a screen\'s sections come with it, each once', async () => {
  const { showLanguage, bringTexts, readTexts } = await open();
  await Promise.all([showLanguage('ko'), bringTexts(['film'])]);
  expect(readTexts()).toEqual({ language: 'ko', messages: { ui: 'ko', shell: 'ko', film: 'ko' } });
  await bringTexts(['film', 'home']);
  expect(readTexts().messages).toMatchObject({ film: 'ko', home: 'ko' });
  expect(asked.toSorted()).toEqual(['ko-core', 'ko-film', 'ko-home']);
});

test('[LANG-01] another language brings every section in use, also one that was asked for meanwhile, and shows all at once', async () => {
  const { showLanguage, bringTexts, readTexts } = await open();
  await showLanguage('en');
  await bringTexts(['film']);
  let release = (): void => undefined;
  hold = new Promise<void>((resolve) => { release = resolve; });
  const change = showLanguage('ja');
  const more = bringTexts(['home']);
  expect(readTexts().language).toBe('en');
  release();
  await Promise.all([change, more]);
  expect(readTexts()).toEqual({ language: 'ja', messages: { ui: 'ja', shell: 'ja', film: 'ja', home: 'ja' } });
});

test('[LANG-01] the last choice wins, and one that cannot be had leaves the page as it is', async () => {
  const { showLanguage, bringTexts, readTexts } = await open();
  await showLanguage('en');
  await Promise.all([showLanguage('ja'), showLanguage('cn')]);
  expect(readTexts().language).toBe('cn');
  broken = 'ko-core';
  await expect(showLanguage('ko')).rejects.toThrow('no connection');
  await bringTexts(['home']);
  expect(readTexts()).toMatchObject({ language: 'cn', messages: { home: 'cn' } });
});

test('[LANG-01] a section that did not come is asked for again and holds no language up', async () => {
  const { showLanguage, bringTexts, readTexts } = await open();
  await showLanguage('en');
  broken = 'en-film';
  await expect(bringTexts(['film'])).rejects.toThrow('no connection');
  await showLanguage('cn');
  expect(readTexts().messages).toEqual({ ui: 'cn', shell: 'cn' });
  broken = undefined;
  await bringTexts(['film']);
  expect(readTexts().messages).toMatchObject({ film: 'cn' });
});
