import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cn as cnFilm } from '#src/features/film/texts/cn.ts';
import { en as enFilm } from '#src/features/film/texts/en.ts';
import { cn as cnIdea } from '#src/features/film/texts/idea/cn.ts';
import { en as enIdea } from '#src/features/film/texts/idea/en.ts';
import { ja as jaIdea } from '#src/features/film/texts/idea/ja.ts';
import { ko as koIdea } from '#src/features/film/texts/idea/ko.ts';
import { ja as jaFilm } from '#src/features/film/texts/ja.ts';
import { ko as koFilm } from '#src/features/film/texts/ko.ts';
import { en as filmPage } from '#src/features/film/texts/page/en.ts';
import { cn as cnShare } from '#src/features/film/texts/share/cn.ts';
import { en as enShare } from '#src/features/film/texts/share/en.ts';
import { ja as jaShare } from '#src/features/film/texts/share/ja.ts';
import { ko as koShare } from '#src/features/film/texts/share/ko.ts';
import { cn as cnAccounts } from '#src/foundation/accounts/texts/cn.ts';
import { en as enAccounts } from '#src/foundation/accounts/texts/en.ts';
import { ja as jaAccounts } from '#src/foundation/accounts/texts/ja.ts';
import { ko as koAccounts } from '#src/foundation/accounts/texts/ko.ts';
import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints } from './open-account.ts';
import { tabTo } from './press-keys.ts';

const FILM = { en: enFilm, cn: cnFilm, ko: koFilm, ja: jaFilm };
const SHARE = { en: enShare, cn: cnShare, ko: koShare, ja: jaShare };
const IDEA = { en: enIdea, cn: cnIdea, ko: koIdea, ja: jaIdea };
const ACCOUNTS = { en: enAccounts, cn: cnAccounts, ko: koAccounts, ja: jaAccounts };
const IDEAS: Readonly<Record<Language, string>> = {
  en: 'A gardener grows a tree that remembers every guest',
  cn: '守灯塔的人和一场迷路的暴风雨成了朋友',
  ko: '등대지기가 길 잃은 폭풍과 친구가 된다',
  ja: '灯台守が道に迷った嵐と友だちになる',
};
const EMAIL = 'keys@gmail.com';
const PASSWORD = 'lantern gravel tuba';

let folder: string;
let smtp: LoopbackSmtp;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
let filmPath: string;

beforeAll(async () => {
  [folder, smtp, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-keys-')),
    startLoopbackSmtp(),
    launchBrowser(),
  ]);
  kinora = await startTestKinora(folder, { KINORA_SMTP_URL: smtp.url }, { smallFilms: true });
  origin = new URL(kinora.signInLink).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

const button = (text: string): RegExp => new RegExp(`^button ${escapeRegExp(text)}`);
const field = (text: string): RegExp => new RegExp(`^(?:input|textarea) ${escapeRegExp(text)}`);

/** A phone with a keyboard and no pointer. */
async function openPhone(language: Language): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: LANGUAGE_TAGS[language],
    reducedMotion: 'reduce',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  return { page, context, complaints: collectComplaints(page) };
}

/** Types an idea on the idea page and waits for its price announcement. */
async function quoteIdea(page: Page, language: Language): Promise<void> {
  await tabTo(page, field(IDEA[language].label));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(IDEAS[language]);
  await page.getByText(IDEA[language].allDraft).waitFor();
}

/** Plays, downloads and shares the open film, by keys alone. */
async function useFilm(page: Page, language: Language, isFirst: boolean): Promise<void> {
  const t = FILM[language];
  const share = SHARE[language];
  const video = page.locator('media-controller video');
  await tabTo(page, /^media-play-button /);
  await page.keyboard.press('Enter');
  await expectSoon(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.3);
  await page.keyboard.press('k');
  await expectSoon(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);

  await tabTo(page, button(t.actions.share));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: share.title });
  await dialog.waitFor();
  if (isFirst) {
    await tabTo(page, button(share.make));
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('textbox', { name: share.link }).waitFor();
  await tabTo(page, button(share.copy));
  await page.keyboard.press('Enter');
  await expectSoon(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/share\/[\w-]{24}$/);
  await tabTo(page, field(share.mailTo));
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await dialog.getByText(share.mailInvalid).waitFor();
  await expectSoon(() => dialog.getByRole('img', { name: share.code }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  // The dialog restores the focus.
  await expectSoon(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(t.actions.share);

  await tabTo(page, button(t.actions.download));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.mp4$/);
}

test('[COMM-09] [REL-05] with keys alone on a phone: register, write an idea, read its price, have it made, watch it arrive, play, share and download it', async () => {
  const { page, context, complaints } = await openPhone('en');
  const t = enAccounts;
  await page.goto(`${origin}/register?next=/dashboard/film/idea`);
  await page.getByRole('button', { name: t.code.send }).waitFor();
  await tabTo(page, field(t.email));
  await page.keyboard.type(EMAIL);
  await tabTo(page, button(t.code.send));
  await page.keyboard.press('Enter');
  await page.getByText(`We sent a code to ${EMAIL}`).waitFor();
  await tabTo(page, field(t.code.label));
  await page.keyboard.type(await smtp.readCode(EMAIL));
  await tabTo(page, field(t.password));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, /^input .*agree/i);
  await page.keyboard.press('Space');
  await tabTo(page, button(t.register.submit));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/dashboard/film/idea`);
  await page.getByRole('textbox', { name: IDEA.en.label }).waitFor();

  await quoteIdea(page, 'en');
  // Typed text is stored on this device at once: it survives a reload (REL-05).
  await page.reload();
  await expectSoon(() => page.getByRole('textbox', { name: IDEA.en.label }).inputValue()).toBe(IDEAS.en);
  await tabTo(page, /^select (?:.*)4 shots/);
  await page.keyboard.press('Home');
  await page.getByText(IDEA.en.allDraft).waitFor();
  await tabTo(page, button(IDEA.en.oneClick));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  filmPath = new URL(page.url()).pathname;
  await page.locator('[data-shot]').first().waitFor({ timeout: 300_000 });
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  await expectSoon(() => page.getByText(filmPage.done).count()).toBe(1);
  // It was watched while it was made, and plays on.
  await page.locator('[data-live-film]').waitFor({ state: 'detached' });
  await page.locator('media-controller video').evaluate((element: HTMLVideoElement) => {
    element.pause();
    element.currentTime = 0;
  });
  await expectFits(page);
  await useFilm(page, 'en', true);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '[COMM-09] with keys alone on a phone, in %s: sign in, write an idea, read its price, open the film from the list, play, share and download it',
  async (language) => {
    const { page, context, complaints } = await openPhone(language);
    const t = ACCOUNTS[language];
    await page.goto(`${origin}/login?next=/dashboard/film/idea`);
    await page.getByRole('textbox', { name: t.email }).waitFor();
    await tabTo(page, field(t.email));
    await page.keyboard.type(EMAIL);
    await tabTo(page, field(t.password));
    await page.keyboard.type(PASSWORD);
    await tabTo(page, /^input .*(?:协议|약관|規約)/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/dashboard/film/idea`);
    await page.getByRole('textbox', { name: IDEA[language].label }).waitFor();
    await quoteIdea(page, language);
    await tabTo(page, button(IDEA[language].oneClick));
    const title = await page.locator(`a[href="${filmPath}"]`).first().textContent();
    await tabTo(page, new RegExp(`^a ${escapeRegExp((title ?? '').trim())}$`));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${filmPath}`);
    await page.locator('media-controller').waitFor();
    await expectFits(page);
    await useFilm(page, language, false);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
