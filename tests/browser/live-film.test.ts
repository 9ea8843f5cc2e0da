import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-live-page-'));
  [kinora, browser] = await Promise.all([
    startTestKinora(folder, {}, { smallFilms: true }),
    launchBrowser([], { watch: true }),
  ]);
  origin = new URL(kinora.signInLink).origin;
  ({ page, context, complaints } = await openSignedIn(browser, kinora.signInLink));
});
afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A moment of what is to be seen. */
interface Sight {
  at: number;
  seconds: number;
  isLive: boolean;
  isPlaying: boolean;
}

/** Notes in the page what is to be seen, until the finished film is. */
async function noteSights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sights: Sight[] = [];
    Object.assign(globalThis, { sights });
    const look = (): void => {
      const live = document.querySelector('[data-live-film]');
      const videos = [
        ...document.querySelectorAll<HTMLVideoElement>(live ? '[data-live-film] video' : 'media-controller video'),
      ];
      const video = videos.find((each) => getComputedStyle(each).opacity !== '0');
      if (video) {
        sights.push({
          at: performance.now() / 1000,
          seconds: Number(video.dataset['startSeconds'] ?? 0) + video.currentTime,
          isLive: live !== null,
          isPlaying: !video.paused && video.readyState > 2 && !video.ended,
        });
      }
      if (!video || live || sights.filter(({ isLive }) => !isLive).length < 20) {
        setTimeout(look, 10);
      }
    };
    look();
  });
}

const sightsOf = (page: Page): Promise<Sight[]> =>
  page.evaluate(() => (globalThis as unknown as { sights: Sight[] }).sights);

const shownSeconds = async (page: Page): Promise<number> => (await sightsOf(page)).at(-1)?.seconds ?? 0;

/**
 * A busy machine looks late at two videos that play; `live-playback.test.ts` measures the jump itself with nothing else
 * going on.
 */
const MOST_JUMP_SECONDS = 0.5;

/** Waits as long as a film may take to be made. */
const untilShown = (page: Page, what: 'pictures' | 'finished'): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      (globalThis as unknown as { sights: Sight[] }).sights.some(({ seconds, isLive }) =>
        wanted === 'finished' ? !isLive : seconds > 0.3,
      ),
    what,
    { timeout: 300_000 },
  );

/**
 * Fails where the finished film shows again what was seen, or leaves something out. On a busy machine both may stand
 * still for a moment between two looks, which is no jump.
 */
async function expectNoJump(page: Page): Promise<void> {
  const sights = await sightsOf(page);
  const first = sights.findIndex(({ isLive }) => !isLive);
  const [before, after] = [sights[first - 1], sights[first]];
  if (!before || !after) {
    throw new Error('the finished film did not take over from pieces');
  }
  const passed = before.isPlaying ? after.at - before.at : 0;
  const moved = after.seconds - before.seconds;
  expect(moved).toBeGreaterThan(-MOST_JUMP_SECONDS);
  expect(moved).toBeLessThan(passed + MOST_JUMP_SECONDS);
}

const isFinished = async (page: Page): Promise<boolean> => (await sightsOf(page)).some(({ isLive }) => !isLive);

/** What the live film shows under its picture, whenever. */
const captionsOf = (page: Page): Promise<number> =>
  page
    .locator('[data-live-film] video')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].reduce((sum, { cues }) => sum + (cues?.length ?? 0), 0),
    );

const isFullScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.fullscreenElement?.querySelector('[data-live-film], media-controller')));

test('[PIPE-04] [PLAY-05] a film plays from its first piece while it is made, and the finished film takes over without a jump, on the whole screen too', async () => {
  // The pieces are kept back until what is drawn already was seen: on a quick machine they come at the same time.
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/live-pieces/**', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await startFilm(page, origin, 'A gardener grows a tree that remembers every guest');
  await page.getByText('The film begins here').waitFor();
  await page.locator('[data-live-opening] li').first().waitFor();
  await noteSights(page);
  isSeen.resolve();
  await untilShown(page, 'pictures');
  expect(await isFinished(page)).toBe(false);
  await page
    .getByRole('region', { name: 'The film while it is made' })
    .getByText(/Being made|The next part/)
    .waitFor();
  await expectSoon(() => captionsOf(page)).toBeGreaterThan(0);
  const film = page.getByRole('region', { name: 'The film while it is made' });
  await film.hover();
  await film.getByRole('button', { name: 'Full screen' }).click();
  await expectSoon(() => isFullScreen(page)).toBe(true);
  await untilShown(page, 'finished');
  await expectNoJump(page);
  expect(await isFullScreen(page)).toBe(true);
  await expectSoon(() =>
    page.locator('media-controller').evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height];
    }),
  ).toEqual(await page.evaluate(() => [innerWidth, innerHeight]));
  await expectSoon(() => page.locator('media-fullscreen-button').getAttribute('aria-label')).toBe(
    'exit fullscreen mode',
  );
  await page.keyboard.press('f');
  await expectSoon(() => isFullScreen(page)).toBe(false);
  // It goes on by itself, unless a busy machine has shown all of it before it was cut.
  const seconds = await shownSeconds(page);
  await expectSoon(() =>
    page
      .locator('media-controller video')
      .evaluate(
        ({ currentTime, duration }: HTMLVideoElement, from) => currentTime > from || currentTime > duration - 0.1,
        seconds,
      ),
  ).toBe(true);
  await expectSoon(() =>
    page.locator('media-controller video').evaluate((video: HTMLVideoElement) => [video.muted, video.volume]),
  ).toEqual([false, 1]);
  // What is chosen here is kept for every film.
  const subtitles = (): Promise<string | undefined> =>
    page
      .locator('media-controller video')
      .evaluate((video: HTMLVideoElement) => [...video.textTracks].find(({ kind }) => kind === 'subtitles')?.mode);
  await expectSoon(subtitles).toBe('showing');
  await page.keyboard.press('c');
  await expectSoon(subtitles).toBe('disabled');
  await page.keyboard.press('m');
  await page.reload();
  await expectSoon(subtitles).toBe('disabled');
  expect(complaints).toEqual([]);
});

test('[PIPE-04] it works without MediaSource, by two videos that take turns', async () => {
  const plain = await context.newPage();
  await plain.addInitScript(() => {
    Object.assign(globalThis, { MediaSource: undefined, ManagedMediaSource: undefined });
  });
  await startFilm(plain, origin, 'A fisherman finds a bell in his net and rings it in the harbour');
  await noteSights(plain);
  await untilShown(plain, 'pictures');
  expect(await plain.locator('[data-live-film] video').count()).toBe(2);
  await untilShown(plain, 'finished');
  await expectNoJump(plain);
  const sights = await sightsOf(plain);
  // Time only goes forward, also from one video to the other.
  expect(
    sights.flatMap(({ seconds }, index) => (seconds < (sights[index - 1]?.seconds ?? 0) - 0.1 ? [index] : [])),
  ).toEqual([]);
  await plain.close();
});

/** Opens a film in a page where a browser plays by itself only what is silent. */
async function playsWithoutSound(address: string): Promise<void> {
  const strict = await context.newPage();
  await strict.addInitScript(() => {
    localStorage.removeItem('media-chrome-pref-muted');
    let isClicked = false;
    addEventListener('click', () => (isClicked = true), { capture: true });
    // oxlint-disable-next-line typescript/unbound-method -- called on the element itself
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (): Promise<void> {
      return this.muted || isClicked
        ? play.call(this)
        : Promise.reject(new DOMException('no click before', 'NotAllowedError'));
    };
  });
  await strict.goto(address);
  const video = strict.locator('[data-live-film] video');
  const unmute = strict.locator('[data-live-film] button').filter({ hasText: 'Turn the sound on' });
  await unmute.waitFor();
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await unmute.click();
  await expectSoon(() => video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
  expect(await unmute.count()).toBe(0);
  await strict.evaluate(() => localStorage.setItem('media-chrome-pref-muted', 'true'));
  await strict.close();
}

test('[PIPE-04] who wants less motion starts it themselves, by keyboard too, and a stopped film keeps what was made', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startFilm(page, origin, 'A postman delivers the last letter of winter to a bear');
  const film = page.getByRole('region', { name: 'The film while it is made' });
  await film.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await page.locator('[data-live-film] video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await playsWithoutSound(page.url());
  await page.getByRole('button', { name: 'Stop' }).first().click();
  await page.getByRole('button', { name: 'Stop the film' }).click();
  await film.getByText('This is as far as it was made.').waitFor();
  await film.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectSoon(() =>
    page.locator('[data-live-film] video').evaluate((video: HTMLVideoElement) => video.currentTime),
  ).toBeGreaterThan(0.3);
  await film.getByRole('button', { name: 'Pause', exact: true }).press('Enter');
  await expectNoFaults(page, 'a stopped film with its first pieces');

  await film.focus();
  await page.keyboard.press('Space');
  await film.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.keyboard.press('Space');
  await film.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('f');
  await expectSoon(() => isFullScreen(page)).toBe(true);
  await page.keyboard.press('f');
  await expectSoon(() => isFullScreen(page)).toBe(false);
  // As they were chosen in another film.
  const muted = (): Promise<boolean> =>
    page.locator('[data-live-film] video').evaluate((video: HTMLVideoElement) => video.muted);
  expect(await muted()).toBe(true);
  expect(await captionsOf(page)).toBe(0);
  await film.getByRole('button', { name: 'Show the subtitles' }).waitFor();
  await page.keyboard.press('c');
  await film.getByRole('button', { name: 'Hide the subtitles' }).waitFor();
  await page.keyboard.press('m');
  await expectSoon(muted).toBe(false);
});
