import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as guide } from '#src/features/film/texts/guide/en.ts';
import { en as idea } from '#src/features/film/texts/idea/en.ts';
import { en as filmPage } from '#src/features/film/texts/page/en.ts';
import { en as share } from '#src/features/film/texts/share/en.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { SMALL_FILMS } from '../build/start-test-kinora.ts';
import { copyDatabase } from '../build/test-server.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';
import { focusedPart, tabTo } from './press-keys.ts';

/** The steps while the film is made, and on the page of a finished film, where that is shown first. */
const STEPS = Object.values(guide.steps);
const STEPS_WITH_FILM = [guide.steps.film, ...STEPS.filter((step) => step !== guide.steps.film)];
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

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-guide-journey-'));
  database = await copyDatabase(inject('testServerUrl'));
  await database.pool.query(SMALL_FILMS);
  [kinora, browser] = await Promise.all([start(), launchBrowser([], { guide: true })]);
  ({ page, context, complaints } = await openSignedIn(browser, kinora.signInLink, { reducedMotion: 'reduce' }));
  await page.clock.install();
  filmPath = new URL(await startFilm(page, new URL(kinora.signInLink).origin, IDEA, new RegExp(`^${idea.stepByStep}`)))
    .pathname;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the program; again on the same data. */
const start = (): Promise<RunningKinora> => startKinora(folder, { DATABASE_URL: database.url });

const card = (on: Page = page): Locator => on.getByRole('dialog', { name: /^Step \d+ of 12/ });
const entry = (on: Page = page): Locator => on.getByRole('button', { name: filmPage.guide, exact: true });
/** The guide's note while it waits for the film. */
const waiting = (on: Page = page): Locator => on.getByRole('region', { name: filmPage.guideWaitsTitle });
const isFilmDone = (on: Page = page): Promise<void> => on.locator('media-controller').waitFor({ timeout: 300_000 });
/** Checks that the card shows this step. */
const expectStep = (number: number, steps: readonly { title: string }[] = STEPS_WITH_FILM): Promise<unknown> =>
  card()
    .and(page.getByRole('dialog', { name: `Step ${number} of 12 ${steps[number - 1]?.title}` }))
    .waitFor();
/** Distance of the guide's frame from its target element, pixels. */
const aside = (selector: string, on: Page = page): Promise<number> =>
  on.evaluate((wanted) => {
    const [frame, part] = [document.querySelector('#film-guide > div'), document.querySelector(wanted)].map((element) =>
      element?.getBoundingClientRect(),
    );
    if (!frame || !part) {
      return Infinity;
    }
    return Math.max(
      Math.abs(part.left - 8 - frame.left),
      Math.abs(part.top - 8 - frame.top),
      Math.abs(part.width + 16 - frame.width),
      Math.abs(part.height + 16 - frame.height),
    );
  }, selector);

test('[BOOT-11] while a film is made the guide waits beside the picture and covers nothing', async () => {
  await waiting().waitFor({ timeout: 300_000 });
  // Longer than it waits before it opens by itself.
  await page.clock.runFor(2500);
  expect(await page.locator('dialog[open], #film-guide').count()).toBe(0);
  const seen = await page.evaluate(() => {
    const note = document.querySelector('[data-guide-waits]')?.getBoundingClientRect();
    const board = document.querySelector('[data-guide=board]')?.getBoundingClientRect();
    return note && board ? { beside: note.left >= board.right, inside: note.right <= innerWidth } : null;
  });
  expect(seen).toEqual({ beside: true, inside: true });
  await expectNoFaults(page, 'the guide, waiting');
});

test('[BOOT-11] the guide opens by itself when the film is there', async () => {
  await startFilm(page, new URL(kinora.signInLink).origin, IDEA);
  await waiting().waitFor({ timeout: 300_000 });
  expect(await card().count()).toBe(0);
  await card().waitFor({ timeout: 300_000 });
  expect(await page.locator('media-controller').count()).toBe(1);
  await expectStep(1);
  await expectSoon(() => focusedPart(page)).toBe(`button ${guide.next}`);
  await page.keyboard.press('Escape');
  await expectSoon(() => card().count()).toBe(0);
  expect(await waiting().count()).toBe(0);
});

test('[BOOT-11] asked for while a film is made, it explains what is not there yet at its stage', async () => {
  await page.goto(new URL(filmPath, kinora.signInLink).href);
  await page.locator('[data-guide=outline]').waitFor();
  await entry().click();
  await expectStep(1, STEPS);
  await expectSoon(() => aside('[data-guide=leader]')).toBeLessThan(1);
  for (const [number, stage] of [
    [8, 'video'],
    [9, 'music'],
    [10, 'movie'],
    [11, 'complete'],
  ] as const) {
    while (!(await card().getByText(`Step ${number} of 12`).isVisible())) {
      await page.keyboard.press('ArrowRight');
    }
    await card().getByText(guide.later.replace('{stage}', film.stage[stage])).waitFor();
    await expectSoon(() => aside(`[data-stage=${stage}]`), stage).toBeLessThan(1);
  }
  await page.keyboard.press('Escape');
  await expectSoon(() => card().count()).toBe(0);
});

test('[BOOT-11] it does not open by itself again: not when the page is loaded anew, and not in another session of the account', async () => {
  const openAgain = async (go: () => Promise<unknown>): Promise<void> => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/film-guide'));
    await go();
    expect(await (await answered).json()).toEqual({ shown: true });
    await page.locator('[data-guide=outline]').waitFor();
    // Longer than the delay before it opens by itself.
    await page.clock.runFor(2500);
    expect(await card().count()).toBe(0);
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

test('[BOOT-11] who declines the guide while it waits is not asked again, also after a reload', async () => {
  await database.pool.query('delete from film_guides');
  await page.reload();
  await waiting().getByRole('button', { name: filmPage.guideNever }).click();
  await expectSoon(() => waiting().count()).toBe(0);
  expect(await card().count()).toBe(0);
  await expectSoon(async () => (await database.pool.query('select from film_guides')).rowCount).toBe(1);
  await page.reload();
  await page.locator('[data-guide=outline]').waitFor();
  await page.clock.runFor(2500);
  expect(await waiting().count()).toBe(0);
});

test('[BOOT-11] it lives through the changes of the page under it: a part that comes meanwhile is pointed at', async () => {
  await startFilm(page, new URL(kinora.signInLink).origin, IDEA);
  await entry().click();
  while (!(await card().getByText('Step 10 of 12').isVisible())) {
    await page.keyboard.press('ArrowRight');
  }
  // It is watched in the same place while it is made.
  await page.locator('[data-guide=film] media-controller').waitFor({ timeout: 300_000 });
  await expectSoon(() => aside('[data-guide=film]')).toBeLessThan(1);
  await expectSoon(() => card().getByText('Not there yet').count()).toBe(0);
  await expectStep(10, STEPS);
  await page.keyboard.press('Escape');
  await expectSoon(() => card().count()).toBe(0);
});

test('[BOOT-11] on demand, by keys alone: every step at its part, Tab stays in the card, Escape leads back to where one was', async () => {
  await page.reload();
  await isFilmDone();
  await tabTo(page, new RegExp(`^button ${filmPage.guide}$`));
  await page.keyboard.press('Enter');
  const parts = [
    'film',
    'leader',
    'name',
    'outline',
    'cast',
    'places',
    undefined,
    'board',
    undefined,
    'music',
    'share',
    'receipt',
  ];
  for (const [at, part] of parts.entries()) {
    await expectStep(at + 1);
    if (part) {
      await expectSoon(() => aside(`[data-guide=${part}]`), part).toBeLessThan(1);
    }
    await expectSoon(() => page.locator('#film-guide [aria-live=polite]').textContent()).toContain(
      STEPS_WITH_FILM[at]?.text,
    );
    expect(await card().getByText('Not there yet').count()).toBe(0);
    if (at < parts.length - 1) {
      await page.keyboard.press(at % 2 === 0 ? 'Enter' : 'ArrowRight');
    }
  }
  await expectSoon(() => focusedPart(page)).toBe(`button ${guide.done}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expectStep(11);

  const heard = new Set<string>();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    heard.add(await focusedPart(page));
  }
  // The browser's own bar may get the focus in between; nothing else on the page does.
  expect([...heard].filter((each) => each !== '').sort()).toEqual(
    [`button ${guide.back}`, `button ${guide.end}`, `button ${guide.next}`].sort(),
  );

  // The first step has no Back button; the focus must not be lost with it.
  await tabTo(page, new RegExp(`^button ${guide.back}$`));
  for (let step = 11; step > 1; step--) {
    await page.keyboard.press('Enter');
  }
  await expectStep(1);
  await expectSoon(() => focusedPart(page)).toBe(`button ${guide.next}`);
  await page.keyboard.press('Escape');
  await expectSoon(() => card().count()).toBe(0);
  await expectSoon(() => focusedPart(page)).toBe(`button ${filmPage.guide}`);
});

test('[BOOT-11] a click beside it keeps it, the cross ends it, and while the script is shown the storyboard is explained at its tab', async () => {
  await page.getByRole('tab', { name: filmPage.scriptTab }).click();
  await entry().click();
  await expectStep(1);
  await page.mouse.click(8, 400);
  await page.mouse.click(1270, 880);
  await expectStep(1);
  for (let step = 1; step < 8; step++) {
    await page.keyboard.press('ArrowRight');
  }
  await expectSoon(() => aside('[data-guide=shots] [role=tab]')).toBeLessThan(1);
  await expectNoFaults(page, 'the guide, wide');
  await card().getByRole('button', { name: guide.end }).click();
  await expectSoon(() => card().count()).toBe(0);
  await page.getByRole('tab', { name: filmPage.storyboardTab }).click();
});

test('[BOOT-11] at 320 px the card is at the foot of the window, with the part that it explains in sight above it', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await entry().click();
  await expectNoFaults(page, 'the guide, narrow');
  await expectFits(page, 'the guide, narrow');
  for (const [at, { title }] of STEPS_WITH_FILM.entries()) {
    await expectStep(at + 1);
    await expectSoon(
      () =>
        page.evaluate(() => {
          const [frame, box] = [...document.querySelectorAll('#film-guide > div')].map((element) =>
            element.getBoundingClientRect(),
          );
          if (!frame || !box) {
            return 'nothing';
          }
          // As wide as the window, except for a scroll bar.
          if (Math.abs(box.bottom - innerHeight) > 1 || box.left > 0 || box.width < innerWidth - 20) {
            return `card from ${box.left} to ${box.right}, down to ${box.bottom} of ${innerHeight}`;
          }
          // The whole target when it fits above the card, else its beginning.
          return frame.top >= 56 && (frame.bottom <= box.top || frame.top < box.top / 2)
            ? 'seen'
            : `from ${frame.top} to ${frame.bottom} above ${box.top}`;
        }),
      title,
    ).toBe('seen');
    if (at < 11) {
      await page.keyboard.press('ArrowRight');
    }
  }
  await card().getByRole('button', { name: guide.done }).click();
  await expectSoon(() => card().count()).toBe(0);
  expect(await page.evaluate(() => document.body.style.paddingBottom)).toBe('');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('[BOOT-11] whoever sees the film by its link is shown no guide', async () => {
  await page.getByRole('button', { name: film.actions.share, exact: true }).click();
  await page.getByRole('button', { name: share.make }).click();
  const link = await page.getByRole('textbox', { name: share.link }).inputValue();
  const stranger = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await stranger.goto(link);
  await isFilmDone(stranger);
  expect(await entry(stranger).count()).toBe(0);
  expect(asked.filter((path) => path.startsWith('/api/film-guide'))).toEqual([]);
  await stranger.context().close();
  expect(complaints).toEqual([]);
});
