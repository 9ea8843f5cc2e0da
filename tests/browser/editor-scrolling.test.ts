import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as cast } from '#src/features/film/texts/cast/en.ts';
import { en as editor } from '#src/features/film/texts/editor/en.ts';
import { en as stage } from '#src/features/film/texts/stage/en.ts';
import { EDITOR_TABS } from '#src/features/film/web/editor-tabs.ts';
import { expectSoon } from './expect-soon.ts';
import { reopen } from './open-account.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { pointIn, swipe } from './swipe.ts';

let opened: OpenedFilm;
let context: BrowserContext;
let page: Page;
let filmAddress: string;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

beforeAll(async () => {
  opened = await openFinishedFilm({ reducedMotion: 'reduce', ...PHONE });
  ({ page, context, filmAddress } = opened);
});

afterAll(() => opened?.close());

/** A finger that moves up over a part of the page, as far as `pixels`. */
async function swipeUp(part: Locator, pixels: number): Promise<void> {
  const [{ x }, { y }] = [await pointIn(part), await pointIn(part, { x: 0, y: 1 })];
  await swipe(page, { x, y: Math.min(y - 20, 780) }, { x: 0, y: -pixels });
}

/** Pixels by which the page itself is longer than its window, and by which it was scrolled. */
const beyondWindow = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight + Math.abs(scrollY));
const head = (): Locator => page.getByRole('textbox', { name: editor.title });
/** Nothing is scrolled away: the page is as high as its window, and the head of the editor is in it. */
async function expectWholeEditor(what: string): Promise<void> {
  await expectSoon(beyondWindow, what).toBe(0);
  expect((await head().boundingBox())?.y, what).toBeGreaterThanOrEqual(0);
}

/** The tab has arrived with all that it asks for. */
const openedTab = (): Promise<void> =>
  page
    .getByRole('tabpanel')
    .locator('button, input, textarea, media-controller')
    .first()
    .waitFor({ state: 'attached' });

/** Opens each tab, and the form of a character; all that is there has arrived. */
async function walkTabs(): Promise<void> {
  for (const tab of EDITOR_TABS) {
    await page.goto(`${filmAddress}/edit?tab=${tab}`);
    await page.getByRole('tab', { name: editor.tab[tab], exact: true, selected: true }).waitFor();
    await openedTab();
    await expectWholeEditor(tab);
  }
  await page.goto(`${filmAddress}/edit?tab=characters`);
  const open = page.locator('[data-guide="members"] button').first();
  await open.click();
  await page.getByRole('textbox', { name: cast.name }).waitFor();
  await expectWholeEditor('the form of a character');
}

test('[EDIT-05] a finger scrolls the details of a shot to their end', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard`);
  await page.locator('[data-index="0"] [data-guide="details"]').click();
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('heading', { name: stage.section.takes, exact: true });
  await last.waitFor();
  expect(await last.evaluate((element) => element.getBoundingClientRect().top > innerHeight)).toBe(true);
  await expect
    .poll(
      async () => {
        await swipeUp(dialog, 600);
        return last.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  // What is being worked on is still named.
  expect(
    await dialog
      .getByRole('heading')
      .nth(1)
      .evaluate((element) => element.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expectWholeEditor('after the details');
});

test('[EDIT-01] on a phone no tab scrolls the editor itself away, however long a finger swipes', async () => {
  await walkTabs();
  const form = page.getByRole('tabpanel');
  const name = page.getByRole('textbox', { name: cast.name });
  const before = (await name.boundingBox())?.y ?? 0;
  for (let swipes = 0; swipes < 6; swipes += 1) {
    await swipeUp(form, 500);
  }
  await expectSoon(async () => (await name.boundingBox())?.y ?? before).toBeLessThan(before);
  await expectWholeEditor('the form of a character, at its end');
  for (const tab of ['story', 'soundtrack', 'final-cut', 'settings'] as const) {
    await page.goto(`${filmAddress}/edit?tab=${tab}`);
    await openedTab();
    await swipeUp(page.getByRole('tabpanel'), 600);
    await swipeUp(head(), 60);
    await expectWholeEditor(`${tab}, at its end`);
  }
});

test('[EDIT-01] above the keys of a phone the bar of the site leaves its room to what is written', async () => {
  // A wide phone: on a narrow one the editor has the whole window at any time.
  await page.setViewportSize({ width: 700, height: 844 });
  await page.goto(`${filmAddress}/edit?tab=story`);
  const bar = page.getByRole('banner').first();
  await bar.waitFor();
  const outline = page.getByRole('textbox').last();
  await outline.focus();
  await page.setViewportSize({ width: 700, height: 450 });
  await bar.waitFor({ state: 'hidden' });
  await expectSoon(async () => {
    const box = await page.locator(':focus').boundingBox();
    return box !== null && box.y >= 0 && box.y < 450;
  }).toBe(true);
  await expectWholeEditor('above the keys');
  await page.setViewportSize(PHONE.viewport);
});

test('[EDIT-01] on a desk no tab scrolls the editor itself away', async () => {
  ({ page, context } = await reopen(opened.browser, context, {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  }));
  await walkTabs();
  await page.mouse.move(640, 90);
  await page.mouse.wheel(0, 900);
  await expectWholeEditor('the form of a character');
  await context.close();
});
