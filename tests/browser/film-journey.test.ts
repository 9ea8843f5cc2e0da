import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as words } from '#src/platform/browser/player/texts/en.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm, reopen } from './open-account.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
let page: Page;
let complaints: string[];
/** The film used by all tests in this file. */
let filmAddress: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-journey-'));
  [kinora, browser] = await Promise.all([startKinora(folder), launchBrowser()]);
  origin = new URL(kinora.signInLink).origin;
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
});

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
    if (/\/api\/films\/[^/]+\/events$/.test(request.url())) {
      lines++;
    }
  });
  filmAddress = await startFilm(page, origin, 'A gardener grows a tree that remembers every guest');
  const stages = new Set<string>();
  const states = new Set<string>();
  const said = new Set<string>();
  for (let look = 0; look < 4000 && !(await player().isVisible()); look++) {
    for (const stage of await page
      .locator('[data-stage][data-state="making"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-stage') ?? ''))) {
      stages.add(stage);
    }
    for (const state of await page
      .locator('[data-shot]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-state') ?? ''))) {
      states.add(state);
    }
    for (const words of await page.locator('[data-guide=leader] p').allInnerTexts()) {
      said.add(words);
    }
    await page.waitForTimeout(100);
  }
  const words = [...said].join('\n');
  expect(words).toMatch(/About \d+ (?:second|minute)s? left/i);
  expect(words).toMatch(/Now: (clip of shot \d|final cut)/);
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
  // One request for the whole film, however often the page re-renders.
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThan(4);
});

test('[PLAY-01] [PLAY-05] it plays with its controls: large button, rates, steps, mute, subtitles, small pictures over the time bar', async () => {
  // It was watched while it was made, and plays on.
  await expectSoon(() => page.locator('[data-live-film]').count()).toBe(0);
  await video().evaluate((element: HTMLVideoElement) => {
    element.pause();
    element.currentTime = 0;
  });
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

  // Ten seconds by the arrow keys, five by the buttons, since the film is short.
  await video().evaluate((element: HTMLVideoElement) => {
    element.pause();
    element.currentTime = 1;
  });
  // The keys count from the time that the controls show, which follows the film's a moment later.
  const shownSeconds = async (): Promise<number> => Number(await player().getAttribute('mediacurrenttime'));
  await expectSoon(shownSeconds).toBeCloseTo(1, 1);
  await player().focus();
  await page.keyboard.press('ArrowRight');
  await expectSoon(shownSeconds).toBeCloseTo(11, 1);
  await page.keyboard.press('ArrowLeft');
  await expectSoon(shownSeconds).toBeCloseTo(1, 1);
  expect(await seconds()).toBeCloseTo(1, 1);
  await expectSoon(() => page.locator('media-seek-forward-button').getAttribute('seekoffset')).toBe('5');
  await page.locator('media-seek-forward-button').click();
  await expectSoon(seconds).toBeCloseTo(6, 1);
  await page.keyboard.press('m');
  await expectSoon(() => video().evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);

  await page.locator('media-settings-menu-button').click();
  await page.locator('media-settings-menu-item', { hasText: words.rate }).first().click();
  const rates = page.locator('media-playback-rate-menu').getByRole('menuitemradio');
  await expectSoon(() => rates.allTextContents().then((texts) => texts.map((text) => Number.parseFloat(text)))).toEqual(
    [1, 1.2, 1.5, 1.7, 2],
  );
  await rates.nth(2).click();
  await expectSoon(() => video().evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5);

  await page.locator('media-time-range').hover({ position: { x: 200, y: 10 } });
  await expectSoon(() => player().getAttribute('mediapreviewimage')).toContain('/media/');
  for (const control of ['media-fullscreen-button', 'media-pip-button', 'media-mute-button', 'media-captions-button']) {
    await expectSoon(() => page.locator(control).count(), control).toBe(1);
  }
  expect(complaints).toEqual([]);
});

test('[PLAY-02] the controls hide two seconds after the last movement', async () => {
  await page.clock.install();
  await page.reload();
  await player().waitFor();
  await video().evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    element.loop = true;
    await element.play();
  });
  await expectSoon(() => player().evaluate((element) => element.hasAttribute('mediapaused'))).toBe(false);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)));
  await player().hover({ position: { x: 40, y: 40 } });
  await player().hover({ position: { x: 44, y: 44 } });
  const hidden = (): Promise<boolean> => player().evaluate((element) => element.hasAttribute('userinactive'));
  await expectSoon(hidden).toBe(false);
  await page.clock.runFor(1900);
  expect(await hidden()).toBe(false);
  await page.clock.runFor(200);
  await expectSoon(hidden).toBe(true);
  await page.clock.resume();
  const address = page.url();
  ({ page } = await reopen(browser, page.context()));
  await page.goto(address);
  await player().waitFor();
});

test('[PLAY-02] the settings menu is at least 170 px wide and at most 300 px high', async () => {
  const menu = page.locator('media-settings-menu');
  await page.locator('media-settings-menu-button').click();
  const size = (): Promise<{ width: number; height: number; most: string }> =>
    menu.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height, most: getComputedStyle(element).maxHeight };
    });
  await expectSoon(async () => (await size()).width).toBeGreaterThanOrEqual(170);
  expect(await size()).toMatchObject({ most: '300px' });
  for (const name of [words.rate, words.subtitles]) {
    await menu.locator('media-settings-menu-item', { hasText: name }).first().waitFor();
  }
  // A list that is longer than the available height.
  await menu.evaluate((element) => {
    const filler = Object.assign(document.createElement('div'), { id: 'filler' });
    filler.style.cssText = 'flex: none; height: 900px; width: 10px';
    element.append(filler);
  });
  await expectSoon(async () => (await size()).height).toBe(300);
  await menu.evaluate(() => document.getElementById('filler')?.remove());
  await page.keyboard.press('Escape');
});

test('[PLAY-02] the loading sign waits 500 ms', async () => {
  await expectSoon(() =>
    page
      .locator('media-loading-indicator')
      .evaluate((element: HTMLElement & { loadingDelay?: number }) => element.loadingDelay),
  ).toBe(500);
});

test('[PLAY-02] the controls are laid out from 384 px, and can be used below', async () => {
  const wide = (): Promise<boolean> => player().evaluate((element) => element.hasAttribute('breakpointsm'));
  const at = async (width: number): Promise<void> => {
    await player().evaluate((element: HTMLElement, pixels) => {
      element.style.width = `${pixels}px`;
    }, width);
  };
  await at(384);
  await expectSoon(wide).toBe(true);
  await at(383);
  await expectSoon(wide).toBe(false);
  await at(280);
  for (const control of ['media-play-button', 'media-mute-button', 'media-settings-menu-button']) {
    await page.locator(`media-controller media-control-bar ${control}`).click();
  }
  await page.locator('media-settings-menu-item', { hasText: words.rate }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await player().waitFor();
});

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
});

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
  const story = stranger.locator('article > [lang] > p');
  expect(await story.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText('Only whoever has the share link sees the film, without its story text.').waitFor();
  await page.getByText('Public', { exact: true }).click();
  await page.getByText('Everybody sees this film in the community, with its story text.').waitFor();
  await stranger.reload();
  // The one sentence of the story, and its outline.
  await expectSoon(() => story.count()).toBe(2);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Withdraw the link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).waitFor();
  await stranger.reload();
  await stranger.getByRole('heading', { name: '이 링크에는 영화가 없습니다' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Private', { exact: true }).click();
  await page.getByText('Nobody but you sees this film').waitFor();
  await stranger.context().close();
});

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
});

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
