import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
let page: Page;
let complaints: string[];
/** The film that all these tests look at. */
let filmAddress: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-journey-'));
  [kinora, browser] = await Promise.all([startKinora(folder), launchBrowser()]);
  origin = new URL(kinora.signInLink).origin;
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const player = (): Locator => page.locator('media-controller');
const video = (): Locator => page.locator('media-controller video');
const seconds = (): Promise<number> => video().evaluate((element: HTMLVideoElement) => element.currentTime);

test('[OPS-01] [PIPE-01] [PIPE-04] [IDEA-01] a person opens the printed link, types an idea, sees the stages go by and the film appear', async () => {
  let lines = 0;
  page.on('request', (request) => {
    if (/\/api\/films\/[^/]+\/events$/.test(request.url())) lines++;
  });
  filmAddress = await startFilm(page, origin, 'A gardener grows a tree that remembers every guest');
  const stages = new Set<string>();
  const states = new Set<string>();
  for (let look = 0; look < 4000 && !(await player().isVisible()); look++) {
    for (const stage of await page
      .locator('[data-stage][data-state="making"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-stage') ?? '')))
      stages.add(stage);
    for (const state of await page
      .locator('[data-shot]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-state') ?? '')))
      states.add(state);
    await page.waitForTimeout(100);
  }
  expect([...stages]).toEqual(expect.arrayContaining(['video']));
  expect([...states]).toEqual(expect.arrayContaining(['making', 'done']));
  await expectSoon(() => page.locator('[data-shot][data-state="done"]').count()).toBe(4);
  await expectSoon(() => video().evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThanOrEqual(1);
  const measures = await video().evaluate((element: HTMLVideoElement) => ({
    duration: element.duration,
    width: element.videoWidth,
    height: element.videoHeight,
  }));
  expect(measures).toMatchObject({ width: 1280, height: 720 });
  expect(measures.duration).toBeGreaterThan(12);
  // One line for a whole film, however much of it is drawn anew on the page.
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThan(4);
}, 480_000);

test('[PLAY-01] [PLAY-05] it plays with its controls: large button, rates, 30 s and 10 s steps, mute, subtitles, small pictures over the time bar', async () => {
  const large = page.locator('.film-player-large-play');
  await expectSoon(() => large.isVisible()).toBe(true);
  await large.click();
  await expectSoon(seconds).toBeGreaterThan(0.5);
  await expectSoon(() => large.isVisible()).toBe(false);
  await expectSoon(() => video().evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1);
  await expectSoon(() =>
    video().evaluate(
      (element: HTMLVideoElement) =>
        [...element.textTracks].find((track) => track.kind === 'subtitles')?.cues?.length ?? 0,
    ),
  ).toBeGreaterThan(1);
  await expectSoon(() => player().getAttribute('mediasubtitlesshowing')).toContain('en-US');

  // Ten seconds by the arrow keys, thirty by the buttons (held to the film's ends).
  await video().evaluate((element: HTMLVideoElement) => {
    element.pause();
    element.currentTime = 1;
  });
  await player().focus();
  await page.keyboard.press('ArrowRight');
  await expectSoon(seconds).toBeCloseTo(11, 0);
  await page.keyboard.press('ArrowLeft');
  await expectSoon(seconds).toBeCloseTo(1, 0);
  await expectSoon(() => page.locator('media-seek-forward-button').getAttribute('seekoffset')).toBe('30');
  await page.locator('media-seek-forward-button').click();
  await expectSoon(seconds).toBeGreaterThan(12);
  await page.keyboard.press('m');
  await expectSoon(() => video().evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);

  await page.locator('media-playback-rate-menu-button').click();
  const rates = page.locator('media-playback-rate-menu').getByRole('menuitemradio');
  await expectSoon(() => rates.allTextContents().then((texts) => texts.map((text) => Number.parseFloat(text)))).toEqual(
    [1, 1.2, 1.5, 1.7, 2],
  );
  await rates.nth(2).click();
  await expectSoon(() => video().evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5);

  await page.locator('media-time-range').hover({ position: { x: 200, y: 10 } });
  await expectSoon(() => player().getAttribute('mediapreviewimage')).toContain('/media/');
  for (const control of [
    'media-fullscreen-button',
    'media-pip-button',
    'media-mute-button',
    'media-captions-menu-button',
  ])
    await expectSoon(() => page.locator(control).count(), control).toBe(1);
  expect(complaints).toEqual([]);
}, 120_000);

test('[PLAY-02] the controls step back after two seconds, menus and sizes are as specified', async () => {
  await expectSoon(() =>
    player().evaluate((element: HTMLElement & { autohide?: unknown }) =>
      String(element.getAttribute('autohide') ?? element.autohide ?? 2),
    ),
  ).toBe('2');
  await video().evaluate(async (element: HTMLVideoElement) => {
    element.currentTime = 0;
    element.playbackRate = 1;
    await element.play();
  });
  await player().hover({ position: { x: 40, y: 40 } });
  await expectSoon(() => player().evaluate((element) => element.hasAttribute('userinactive'))).toBe(true);
  await video().evaluate((element: HTMLVideoElement) => element.pause());
  await expectSoon(() =>
    page.locator('media-playback-rate-menu').evaluate((element) => getComputedStyle(element).maxHeight),
  ).toBe('300px');
  await expectSoon(() =>
    page
      .locator('media-loading-indicator')
      .evaluate((element: HTMLElement & { loadingDelay?: number }) => element.loadingDelay),
  ).toBe(500);
  await expectSoon(() => player().evaluate((element) => element.hasAttribute('breakpointsm'))).toBe(true);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectSoon(() => player().evaluate((element) => element.hasAttribute('breakpointsm'))).toBe(false);
  await expectSoon(() => page.locator('media-controller media-control-bar media-play-button').isVisible()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
}, 60_000);

test('[PLAY-03] a film that cannot be had says so, an aborted load says nothing', async () => {
  const dialog = page.locator('media-error-dialog');
  await video().evaluate((element: HTMLVideoElement) => {
    Object.defineProperty(element, 'error', { configurable: true, value: { code: 1, message: 'aborted' } });
    element.dispatchEvent(new Event('error'));
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  expect(await dialog.evaluate((element) => element.hasAttribute('open'))).toBe(false);
  for (const [code, words] of [
    [2, 'The connection broke off'],
    [3, 'This film cannot be shown'],
    [4, 'No film was found here'],
    [5, 'This film is locked'],
  ] as const) {
    await video().evaluate((element: HTMLVideoElement, given) => {
      Object.defineProperty(element, 'error', { configurable: true, value: { code: given, message: 'gone' } });
      element.dispatchEvent(new Event('error'));
    }, code);
    await page.getByRole('heading', { name: words }).waitFor();
    await expectSoon(() => dialog.evaluate((element) => element.hasAttribute('open'))).toBe(true);
  }
  await page.reload();
  await player().waitFor();
}, 60_000);

test('[EDIT-14] [PIPE-14] a film is shared by a link that a stranger can watch, until it is withdrawn', async () => {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the film' }).inputValue();
  const stranger = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' })
  ).newPage();
  await stranger.goto(link);
  await stranger.locator('media-controller').waitFor();
  await expectSoon(() =>
    stranger.locator('media-controller video').evaluate((element: HTMLVideoElement) => element.readyState),
  ).toBeGreaterThanOrEqual(1);
  expect(await stranger.locator('main').textContent()).not.toContain('A gardener grows');
  await page.getByRole('button', { name: 'Withdraw the link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).waitFor();
  await stranger.reload();
  await stranger.getByRole('heading', { name: '이 링크에는 영화가 없습니다' }).waitFor();
  await page.keyboard.press('Escape');
  await stranger.context().close();
}, 60_000);

test('[ERR-04] [EDIT-19] it is downloaded whole, its cover is chosen, and its receipt says who made what', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.mp4$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');

  await page.route('**/media/**', (route) => route.fulfill({ status: 200, contentType: 'video/mp4', body: '' }));
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByText('The file that came was empty.').waitFor();
  await page.unroute('**/media/**');

  await page.getByRole('button', { name: 'Cover', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Shot 3' }).click();
  await expectSoon(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Cover', exact: true }).click();
  await expectSoon(() =>
    page.getByRole('dialog').getByRole('button', { name: 'Shot 3' }).getAttribute('aria-pressed'),
  ).toBe('true');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Every take' }).click();
  const rows = page.getByRole('dialog').getByRole('row');
  await expectSoon(() => rows.count()).toBeGreaterThan(12);
  await expectSoon(async () =>
    (await rows.allTextContents())
      .slice(1)
      .filter((row) => !(/draft/i.test(row) || /Final cut.*Kinora/.test(row)) || !/free/.test(row)),
  ).toEqual([]);
  await page.keyboard.press('Escape');
}, 60_000);

test('a link signs in once, and a stranger sees neither film nor media', async () => {
  const stranger = await browser.newContext({ locale: 'en-US' });
  const visit = await stranger.newPage();
  await visit.goto(kinora.signInLink);
  await expectSoon(() => visit.getByRole('alert').first().textContent()).toBeTruthy();
  for (const path of ['/api/films', '/api/account/me', '/media/00000000-0000-4000-8000-000000000000']) {
    expect((await visit.request.get(`${origin}${path}`)).status(), path).toBeGreaterThanOrEqual(401);
  }
  await visit.goto(filmAddress);
  await visit.waitForURL(/\/login\?next=/);
  await stranger.close();
});
