import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { GUIDE_STEPS, type GuideStep } from '#src/features/film/guide-steps.ts';
import { en as cast } from '#src/features/film/texts/cast/en.ts';
import { en as editor } from '#src/features/film/texts/editor/en.ts';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as guide } from '#src/features/film/texts/guide/en.ts';
import { en as idea } from '#src/features/film/texts/idea/en.ts';
import { en as filmPage } from '#src/features/film/texts/page/en.ts';
import { en as share } from '#src/features/film/texts/share/en.ts';
import { en as whole } from '#src/features/film/texts/whole/en.ts';
import { addressOf, GUIDE_PLACES } from '#src/features/film/web/guide/guide-places.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { SMALL_FILMS } from '../build/start-test-kinora.ts';
import { copyDatabase } from '../build/test-server.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';
import { focusedPart, tabTo } from './press-keys.ts';
import { typeInto } from './type-into.ts';

const IDEA = 'A gardener grows a tree that remembers every guest';

let folder: string;
let database: OpenDatabase;
let kinora: RunningKinora;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
/** A film that waits for its owner after its first stage. */
let filmPath: string;
/** A finished one, and the link by which anybody sees it. */
let finishedPath: string;
let shareLink: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-guide-journey-'));
  database = await copyDatabase(inject('testServerUrl'));
  await database.pool.query(SMALL_FILMS);
  [kinora, browser] = await Promise.all([start(), launchBrowser([], { guide: true })]);
  ({ page, context, complaints } = await openSignedIn(browser, kinora.signInLink, { reducedMotion: 'reduce' }));
  await page.clock.install();
  filmPath = new URL(
    await startFilm(page, new URL(kinora.signInLink).origin, IDEA, { verb: new RegExp(`^${idea.stepByStep}`) }),
  ).pathname;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the program; again on the same data. */
const start = (): Promise<RunningKinora> => startKinora(folder, { DATABASE_URL: database.url });

/** The list of the steps. */
const list = (on: Page = page): Locator => on.getByRole('dialog', { name: guide.title });
/** The card of the step that is being shown. */
const card = (step: GuideStep, on: Page = page): Locator =>
  on.getByRole('dialog', { name: `Step ${GUIDE_STEPS.indexOf(step) + 1} of 12 ${guide.steps[step].title}` });
/** The button of the guide, with how many steps are done. */
const entry = (on: Page = page): Locator => on.getByRole('button', { name: /^Guide( \d+\/12 steps done)?$/ });
const expectDone = (done: number, on: Page = page): Promise<unknown> =>
  on.getByRole('button', { name: `Guide ${done}/12 steps done` }).waitFor();
/** The guide's note while it waits for the film. */
const waiting = (on: Page = page): Locator => on.getByRole('region', { name: filmPage.guideWaitsTitle });
const isFilmDone = (on: Page = page): Promise<void> => on.locator('media-controller').waitFor({ timeout: 300_000 });
const address = (path: string): string => new URL(path, kinora.signInLink).href;
/** The step that the list tells in full. */
const toldStep = (): Promise<string[]> => list().locator('[aria-expanded=true]').allInnerTexts();
/** Distance of the guide's frame from the part that it is about, pixels. */
const aside = (selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const frame = document.querySelector('[data-guide-frame]')?.getBoundingClientRect();
    const part = document.querySelector(wanted)?.getBoundingClientRect();
    return frame && part
      ? Math.max(
          Math.abs(part.left - 6 - frame.left),
          Math.abs(part.top - 6 - frame.top),
          Math.abs(part.width + 12 - frame.width),
          Math.abs(part.height + 12 - frame.height),
        )
      : Infinity;
  }, selector);

test('[BOOT-11] while a film is made the guide waits beside the picture and covers nothing', async () => {
  await waiting().waitFor({ timeout: 300_000 });
  // Longer than it waits before it opens by itself.
  await page.clock.runFor(2500);
  expect(await page.locator('dialog[open], #film-guide, [data-guide-frame]').count()).toBe(0);
  const seen = await page.evaluate(() => {
    const note = document.querySelector('[data-guide-waits]')?.getBoundingClientRect();
    const board = document.querySelector('[data-guide=board]')?.getBoundingClientRect();
    return note && board ? { beside: note.left >= board.right, inside: note.right <= innerWidth } : null;
  });
  expect(seen).toEqual({ beside: true, inside: true });
  await expectNoFaults(page, 'the guide, waiting');
});

test('[BOOT-11] the guide opens by itself when the film is there, and darkens and locks nothing', async () => {
  finishedPath = new URL(await startFilm(page, new URL(kinora.signInLink).origin, IDEA)).pathname;
  await waiting().waitFor({ timeout: 300_000 });
  expect(await list().count()).toBe(0);
  await list().waitFor({ timeout: 300_000 });
  expect(await page.locator('media-controller').count()).toBe(1);
  await expectDone(0);
  await list().getByText('0 of 12 steps done').waitFor();
  expect(await toldStep()).toEqual([expect.stringContaining(guide.steps.name.title)]);
  await expectSoon(() => page.evaluate(() => document.activeElement?.id)).toBe('film-guide');
  // The page is used beside it.
  await page.getByRole('tab', { name: filmPage.scriptTab }).click();
  await page.getByRole('tab', { name: filmPage.scriptTab, selected: true }).waitFor();
  expect(await list().isVisible()).toBe(true);
  await list().getByRole('button', { name: guide.steps.shot.title }).press('Escape');
  await expectSoon(() => list().count()).toBe(0);
  expect(await waiting().count()).toBe(0);
  await expectSoon(() => focusedPart(page)).toBe('button Guide 0/12 steps done');
});

test('[BOOT-11] asked for while a film is made, it tells all steps and says when they can be done', async () => {
  await page.goto(address(filmPath));
  await page.locator('[data-guide=outline]').waitFor();
  await entry().click();
  await list().waitFor();
  for (const step of GUIDE_STEPS.filter((each) => each !== 'share')) {
    const head = list().getByRole('button', { name: guide.steps[step].title });
    if ((await head.getAttribute('aria-expanded')) === 'false') {
      await head.click();
    }
    await list().getByText(guide.steps[step].text).waitFor();
    await list().getByText(guide.later).waitFor();
    expect(await list().getByRole('link').count()).toBe(0);
  }
  await list().getByRole('button', { name: guide.close }).click();
  await expectSoon(() => list().count()).toBe(0);
});

test('[BOOT-11] it does not open by itself again: not when the page is loaded anew, and not in another session of the account', async () => {
  const openAgain = async (go: () => Promise<unknown>): Promise<void> => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/film-guide'));
    await go();
    expect(await (await answered).json()).toMatchObject({ shown: true });
    await page.locator('[data-guide=outline]').waitFor();
    // Longer than the delay before it opens by itself.
    await page.clock.runFor(2500);
    expect(await list().count()).toBe(0);
    expect(await waiting().count()).toBe(0);
  };
  await openAgain(() => page.reload());
  await context.close();
  // Each start prints a new sign-in link.
  await kinora.stop();
  kinora = await start();
  ({ page, context, complaints } = await openSignedIn(browser, kinora.signInLink, { reducedMotion: 'reduce' }));
  await page.clock.install();
  await openAgain(() => page.goto(new URL(filmPath, kinora.signInLink).href));
});

test('[BOOT-11] asked for before there is a story it opens at once; what cannot be read is read again', async () => {
  const id = filmPath.split('/').at(-1);
  const { rows } = await database.pool.query<{ outline: string }>('select outline from films where id = $1', [id]);
  await database.pool.query('update films set outline = null where id = $1', [id]);
  await database.pool.query('delete from film_guides');
  await page.route('**/api/film-guide', (route) => route.abort());
  await page.goto(address(filmPath));
  await entry().click();
  const again = list().getByRole('button', { name: guide.tryAgain });
  await again.waitFor();
  await expectNoFaults(page, 'the guide that could not be read');
  // Nothing of it was seen.
  expect((await database.pool.query('select from film_guides')).rowCount).toBe(0);
  await page.unroute('**/api/film-guide');
  await again.press('Enter');
  await expectSoon(toldStep).toEqual([expect.stringContaining(guide.steps.name.title)]);
  await expectSoon(() => page.evaluate(() => document.activeElement?.id)).toBe('film-guide');
  await expectSoon(async () => (await database.pool.query('select from film_guides')).rowCount).toBe(1);
  await list().getByRole('button', { name: guide.skip }).press('Enter');
  await expectSoon(() => focusedPart(page)).toContain(guide.steps.outline.title);
  const forgotten = async (): Promise<number | null> =>
    (await database.pool.query('delete from film_guide_steps')).rowCount;
  await expectSoon(forgotten).toBe(1);
  await database.pool.query('update films set outline = $2 where id = $1', [id, rows[0]?.outline]);
});

test('[BOOT-11] who declines the guide while it waits is not asked again, also after a reload', async () => {
  // The open guide of this page would say that it is shown.
  await page.goto('about:blank');
  await database.pool.query('delete from film_guides');
  await page.goto(address(filmPath));
  await waiting().getByRole('button', { name: filmPage.guideNever }).click();
  await expectSoon(() => waiting().count()).toBe(0);
  expect(await list().count()).toBe(0);
  await expectSoon(async () => (await database.pool.query('select from film_guides')).rowCount).toBe(1);
  await page.reload();
  await page.locator('[data-guide=outline]').waitFor();
  await page.clock.runFor(2500);
  expect(await waiting().count()).toBe(0);
});

test('[BOOT-11] by keys alone: a step is shown at its place, done there, ticked by what was saved, and leads to the next', async () => {
  await page.goto(address(finishedPath));
  await isFilmDone();
  await tabTo(page, /^button Guide 0\/12/);
  await page.keyboard.press('Enter');
  await list().waitFor();
  await tabTo(page, new RegExp(`^a ${guide.show}$`));
  await page.keyboard.press('Enter');
  await page.waitForURL(/tab=settings/);
  await card('name').waitFor();
  await expectSoon(() => aside('[data-guide=name]')).toBeLessThan(1);
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('dialog');
  await tabTo(page, new RegExp(`^button ${guide.begin}$`));
  await page.keyboard.press('Enter');
  await expectSoon(() => focusedPart(page)).toContain(whole.title);
  expect(await card('name').getByText(guide.ticked).count()).toBe(0);
  await page.keyboard.press('End');
  await page.keyboard.type(', retold');
  await page.keyboard.press('Tab');
  await card('name').getByText(guide.ticked).waitFor();
  await expectDone(1);

  const next = new RegExp(`^a ${guide.next.replace('{title}', guide.steps.outline.title)}$`);
  await card('name').getByRole('link').focus();
  expect(await focusedPart(page)).toMatch(next);
  await page.keyboard.press('Enter');
  await card('outline').waitFor();
  await expectSoon(() => aside('[data-guide=outline]')).toBeLessThan(1);
  await tabTo(page, new RegExp(`^button ${guide.accept.outline}$`));
  await page.keyboard.press('Enter');
  await card('cast').waitFor();
  await expectDone(2);
  await page.waitForURL(/tab=characters/);
  await tabTo(page, new RegExp(`^button ${guide.skip}$`));
  await page.keyboard.press('Enter');
  await card('places').waitFor();
  await page.keyboard.press('Escape');
  await expectSoon(() => card('places').count()).toBe(0);
  await expectSoon(() => focusedPart(page)).toBe('button Guide 2/12 steps done');
  expect(page.url()).not.toContain('guide=');
});

test('[BOOT-11] whoever leaves goes on where they were: on another page, after a reload, in another session', async () => {
  const expectResumed = async (): Promise<void> => {
    await expectDone(2);
    await entry().click();
    await expectSoon(toldStep).toEqual([expect.stringContaining(guide.steps.places.title)]);
    await list()
      .getByRole('button', { name: new RegExp(`^${guide.steps.cast.title}.*${guide.state.skipped}$`) })
      .waitFor();
    await list()
      .getByRole('button', { name: new RegExp(`^${guide.steps.name.title}.*${guide.state.done}$`) })
      .waitFor();
    await page.keyboard.press('Escape');
  };
  await page.getByRole('tab', { name: editor.tab.video }).click();
  await expectResumed();
  await page.goto(address(finishedPath));
  await expectResumed();
  await page.goto(address('/dashboard/profile'));
  await page.goto(address(finishedPath));
  await page.reload();
  await expectResumed();
  await context.close();
  await kinora.stop();
  kinora = await start();
  ({ page, context, complaints } = await openSignedIn(browser, kinora.signInLink, { reducedMotion: 'reduce' }));
  await page.goto(address(`${finishedPath}/edit?tab=story`));
  await expectResumed();
});

test('[BOOT-11] every step is shown at the part that it is about, also after a reload; in another tab it says where it is', async () => {
  const parts: Partial<Record<GuideStep, string>> = {
    cast: '[data-guide=member]',
    places: '[data-guide=member]',
    items: '[data-guide=add]',
    shot: '[data-index="0"] [data-row]',
    camera: '[data-guide=move]',
    take: '[data-guide=pictures]',
    clip: '[data-guide=clips]',
    sound: '[data-guide=mix]',
    cut: '[data-guide=cut]',
    share: '[data-guide=share]',
  };
  for (const [step, part] of Object.entries(parts) as [GuideStep, string][]) {
    await page.goto(address(addressOf(step, finishedPath)));
    await card(step).waitFor();
    await expectSoon(() => aside(part), step).toBeLessThan(1);
    expect(await list().count()).toBe(0);
  }
  await page.goto(address(addressOf('clip', finishedPath)));
  await expectSoon(() => aside('[data-guide=clips]')).toBeLessThan(1);
  await page.waitForURL(/shot=1/);
  await page.getByRole('tab', { name: editor.tab.story, exact: true }).click();
  await card('clip').getByRole('link', { name: guide.show }).click();
  await page.getByRole('tab', { name: editor.tab.video, selected: true }).waitFor();
  await expectSoon(() => aside('[data-guide=clips]')).toBeLessThan(1);
  await expectNoFaults(page, 'a step of the guide');
  await card('clip').getByRole('button', { name: guide.list }).click();
  await expectNoFaults(page, 'the list of the guide');
  await expectSoon(toldStep).toEqual([expect.stringContaining(guide.steps.clip.title)]);
});

test('[BOOT-11] a card that comes late takes the focus from nobody', async () => {
  let letCome = (): void => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/api/film-guide', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address(addressOf('shot', finishedPath)));
  const line = page.getByRole('textbox', { name: 'What is said, shot 1', exact: true });
  await line.click();
  letCome();
  await card('shot').waitFor();
  expect(await line.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.unroute('**/api/film-guide');
});

test('[BOOT-11] what is done in another window ticks its step here; a skipped step is ticked too', async () => {
  const other = await context.newPage();
  await other.goto(address(`${finishedPath}/edit?tab=storyboard`));
  await page.goto(address(`${finishedPath}/edit?tab=story`));
  await expectDone(2);
  await typeInto(other.getByRole('textbox', { name: 'What is said, shot 1', exact: true }), 'Do you remember me?');
  await other.keyboard.press('Tab');
  await expectDone(3);
  await other.getByRole('tab', { name: editor.tab.characters }).click();
  await typeInto(other.getByRole('textbox', { name: cast.name }), 'Rosa Green');
  await other.keyboard.press('Tab');
  await expectDone(4);
  await other.close();
});

test('[BOOT-11] a shared link ticks the last step, and the progress can be hidden and shown again', async () => {
  await page.goto(address(addressOf('share', finishedPath)));
  await card('share').waitFor();
  await page.getByRole('button', { name: film.actions.share, exact: true }).click();
  await page.getByRole('button', { name: share.make }).click();
  shareLink = await page.getByRole('textbox', { name: share.link }).inputValue();
  await page.keyboard.press('Escape');
  await card('share').getByText(guide.ticked).waitFor();
  await card('share').getByRole('button', { name: guide.list }).click();
  await list().getByRole('button', { name: guide.hide }).click();
  await page.getByRole('button', { name: 'Guide', exact: true }).waitFor();
  await list().getByRole('button', { name: guide.close }).click();
  await page.goto(address(`${finishedPath}/edit?tab=story`));
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await list().getByRole('button', { name: guide.unhide }).click();
  await expectDone(5);
  await list().getByRole('button', { name: guide.close }).click();
});

test('[BOOT-11] on a phone the list and each card are at the foot of the window, with the part in sight above', async () => {
  await page.setViewportSize({ width: 390, height: 780 });
  await entry().click();
  await list().waitFor();
  await expectNoFaults(page, 'the guide, narrow');
  await expectFits(page, 'the guide, narrow');
  await list().getByRole('button', { name: guide.close }).click();
  for (const step of GUIDE_STEPS) {
    await page.goto(address(addressOf(step, finishedPath)));
    await card(step).waitFor();
    const where = (): Promise<string> =>
      page.evaluate(() => {
        const frame = document.querySelector('[data-guide-frame]')?.getBoundingClientRect();
        const box = document.querySelector('[data-guide-frame] + [role=dialog]')?.getBoundingClientRect();
        if (!frame || !box || frame.width === 0) {
          return 'nothing';
        }
        // As wide as the window, except for a scroll bar.
        if (Math.abs(box.bottom - innerHeight) > 1 || box.left > 0 || box.width < innerWidth - 20) {
          return `card from ${box.left} to ${box.right}, down to ${box.bottom} of ${innerHeight}`;
        }
        // The whole part when it fits above the card, else its beginning.
        return frame.top >= 0 && (frame.bottom <= box.top || frame.top < box.top / 2)
          ? 'seen'
          : `from ${frame.top} to ${frame.bottom} above ${box.top}`;
      });
    await expectSoon(where, step).toBe('seen');
    if (GUIDE_PLACES[step].page !== 'film') {
      // The head of the editor is not scrolled away.
      const head = page.getByRole('textbox', { name: editor.title });
      await expectSoon(async () => ((await head.boundingBox())?.y ?? -1) >= 0).toBe(true);
    }
    await expectFits(page, `the guide, ${step}`);
  }
  await card('share').getByRole('button', { name: guide.close }).click();
  await expectSoon(() => page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('[BOOT-11] whoever sees the film by its link is shown no guide', async () => {
  const stranger = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await stranger.goto(shareLink);
  await isFilmDone(stranger);
  expect(await entry(stranger).count()).toBe(0);
  expect(asked.filter((path) => path.startsWith('/api/film-guide'))).toEqual([]);
  await stranger.context().close();
  expect(complaints).toEqual([]);
});
