import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEXTS, type Messages } from '#src/apps/web/texts.ts';
import { KEPT_DAYS } from '#src/shared/catalogue/kept-days.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#src/shared/language/languages.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-guide-'));
  [kinora, browser] = await Promise.all([
    startTestKinora(folder, {
      KINORA_CREATORS_CLAIM: '100K+',
      KINORA_OPERATOR: 'Example Films Ltd',
      KINORA_CONTACT: 'help@film.example',
    }),
    launchBrowser(),
  ]);
  origin = new URL(kinora.signInLink).origin;
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' })
  ).newPage();
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const messages = (language: (typeof LANGUAGES)[number]): Messages => TEXTS[language] as Messages;
const isWider = (): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth + 1') as Promise<boolean>;

test('[HOME-01] home makes its claim, draws while one types, and fills the idea box from looks and sample films', async () => {
  await page.goto(origin);
  await page.getByText('100K+ creators · 20+ styles').waitFor();
  const box = page.getByRole('textbox', { name: 'Your idea' });
  await typeInto(box, 'A gardener grows a tree that remembers every guest');
  await page.locator('canvas[data-frame="1"]').waitFor();
  await expectSoon(() => page.getByRole('img', { name: /^A lighthouse keeper/ }).isVisible()).toBe(false);
  await typeInto(box, '');
  await page.getByRole('img', { name: /^A lighthouse keeper/ }).waitFor();

  await page.getByRole('tab', { name: 'Creative' }).click();
  await page.getByRole('button', { name: 'Use the look Risograph' }).click();
  await expectSoon(() => page.getByLabel('Look', { exact: true }).inputValue()).toBe('risograph');
  await page.getByRole('button', { name: /^Make this film: A retired detective/ }).click();
  await expectSoon(() => box.inputValue()).toBe('A retired detective is hired by his own cat.');
  await expectSoon(() => page.getByLabel('Look', { exact: true }).inputValue()).toBe('cel');
  await expectSoon(() => box.evaluate((element) => element.ownerDocument.activeElement === element)).toBe(true);

  let shown = 0;
  for (const group of Object.values(messages('en').home.groups)) {
    await page.getByRole('tab', { name: group }).click();
    await page.getByRole('tab', { name: group, selected: true }).waitFor();
    shown += await page.getByRole('button', { name: /^Use the look / }).count();
  }
  expect(shown).toBe(LOOK_IDS.length);
  for (const name of ['Film', 'Your own cast', 'Templates']) {
    await expectSoon(() => page.getByRole('main').getByRole('link', { name, exact: true }).count()).toBeGreaterThan(0);
  }
  await expectSoon(() => page.getByRole('link', { name: 'User Agreement' }).getAttribute('href')).toBe('/terms');
});

test('[HOME-01] without a word of the operator nothing is claimed of creators', async () => {
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), creatorsClaim: null } });
  });
  const asked = page.waitForResponse('**/api/settings');
  await page.goto(origin);
  await asked;
  await page.getByText('20+ styles · drafts are free').waitFor();
  await expectSoon(() => page.getByText('creators').count()).toBe(0);
  await page.unroute('**/api/settings');
});

test.each(LANGUAGES)(
  '[COMM-11] [AUTH-08] [LANG-01] [LANG-02] in %s the guide and the agreements are read whole, and fit a narrow page',
  async (language) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(origin);
    await page.locator('footer').getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
    const { guide, legal, home } = messages(language);
    await page.getByRole('heading', { level: 1, name: home.headingFirst }).waitFor();
    await expectSoon(() => page.evaluate('document.documentElement.lang')).toBe(LANGUAGE_TAGS[language]);
    await expectSoon(() => isWider()).toBe(false);

    await page.goto(`${origin}/tutorial`);
    await page.getByRole('heading', { level: 1, name: guide.heading }).waitFor();
    await expectSoon(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      Object.values(guide.chapters),
    );
    await expectSoon(() => isWider()).toBe(false);
    const picture = page.locator('figure img').first();
    await picture.scrollIntoViewIfNeeded();
    await expectSoon(() =>
      picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    ).toBe(1200);
    await page
      .getByRole('navigation', { name: guide.contents })
      .getByRole('link', { name: guide.chapters.keys })
      .click();
    await expectSoon(() => page.evaluate('location.hash')).toBe('#keys');
    await expectSoon(() => page.locator(`a[href="mailto:help@film.example"]`).count()).toBe(1);

    for (const [path, heading, sections] of [
      ['/terms', legal.termsHeading, legal.terms],
      ['/privacy', legal.privacyHeading, legal.privacy],
    ] as const) {
      await page.goto(`${origin}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expectSoon(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
        Object.values(sections).map((section) => section.heading),
      );
      await page.getByText('Example Films Ltd').first().waitFor();
      await expectSoon(() => page.locator('a[href="mailto:help@film.example"]').count()).toBe(1);
      await expectSoon(() => isWider()).toBe(false);
    }
    const privacy = await page.getByRole('main').innerText();
    for (const days of Object.values(KEPT_DAYS)) {
      expect(privacy).toMatch(new RegExp(`(?<!\\d)${days} ?(days|天|日|일)`));
    }
  },
);
