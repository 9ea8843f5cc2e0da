import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as list } from '#src/features/film/texts/list/en.ts';
import { en as filmPage } from '#src/features/film/texts/page/en.ts';
import { en as profile } from '#src/features/profile/texts/en.ts';
import { en as rewards } from '#src/features/rewards/texts/en.ts';
import { en as ui } from '#src/platform/browser/texts/en.ts';
import { en as errors } from '#src/shared/errors/texts/en.ts';
import { freePort } from '../build/free-port.ts';
import { expectSoon } from './expect-soon.ts';
import { openSignedIn, reopen } from './open-account.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';

const THEME =
  '<style>media-play-button { opacity: 0.5; }</style><media-controller><slot name="media" slot="media"></slot><media-control-bar><media-play-button data-themed></media-play-button></media-control-bar></media-controller>';

let opened: OpenedFilm;
let themes: Server;
let themesOrigin: string;
let context: BrowserContext;
let page: Page;
let filmPath: string;

beforeAll(async () => {
  const port = await freePort();
  themesOrigin = `http://127.0.0.1:${port}`;
  themes = createServer((request, response) => {
    const isThere = request.url === '/quiet.html';
    response.writeHead(isThere ? 200 : 410, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
    response.end(isThere ? THEME : '');
  });
  await new Promise<void>((resolve) => {
    themes.listen(port, '127.0.0.1', resolve);
  });
  opened = await openFinishedFilm({ reducedMotion: 'reduce' });
  ({ page, context } = opened);
  filmPath = new URL(opened.filmAddress).pathname;
});

afterAll(async () => {
  await opened?.close();
  themes?.close();
});

/** Restarts the program on the same data with these settings, and opens the account. */
async function restart(env: Record<string, string>): Promise<void> {
  await context.close();
  await opened.kinora.stop();
  await opened.start(env);
  ({ page, context } = await openSignedIn(opened.browser, opened.kinora.signInLink, { reducedMotion: 'reduce' }));
}

const openFilm = (): Promise<unknown> => page.goto(new URL(filmPath, opened.kinora.signInLink).href);
const isFilm = (url: URL): boolean => url.pathname === filmPath.replace('/dashboard/film/', '/api/films/');
const isMedia = (url: URL): boolean => url.pathname.startsWith('/media/');
const video = () => page.locator('media-controller video');
const source = (): Promise<string> => video().evaluate((element: HTMLVideoElement) => element.currentSrc);
const seconds = (): Promise<number> => video().evaluate((element: HTMLVideoElement) => element.currentTime);
const isLoaded = (): Promise<unknown> =>
  expectSoon(() => video().evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThanOrEqual(1);

/** Opens the film with modified links of its movie and its music in the first answer. */
async function openWithLink(change: (path: string) => string): Promise<void> {
  let isFirst = true;
  await page.route(isFilm, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { movie: { path: string }; music: { sound: { path: string } } };
    if (isFirst) {
      json.movie.path = change(json.movie.path);
      json.music.sound.path = change(json.music.sound.path);
    }
    isFirst = false;
    await route.fulfill({ response: answer, json });
  });
  await openFilm();
  await video().waitFor();
}

test('[PLAY-03] a link that ran out is renewed before the player says that no film is there', async () => {
  await openWithLink((path) => path.replace(/until=\d+/, 'until=1700000000'));
  await isLoaded();
  expect(await source()).not.toContain('until=1700000000');
  await page.locator('media-controller media-control-bar media-play-button').click();
  await expectSoon(seconds).toBeGreaterThan(0.3);
  expect(await page.locator('media-error-dialog[open]').count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[PLAY-01] pictures and clips of the storyboard whose links ran out are asked for again', async () => {
  const expired = (path: string): string => path.replace(/until=\d+/, 'until=1700000000');
  let isFirst = true;
  await page.route(isFilm, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { shots: { picture: { path: string }; clip: { path: string } }[] };
    for (const shot of isFirst ? json.shots : []) {
      shot.picture.path = expired(shot.picture.path);
      shot.clip.path = expired(shot.clip.path);
    }
    isFirst = false;
    await route.fulfill({ response: answer, json });
  });
  await openFilm();
  const tile = page.locator('[data-shot="1"]');
  await tile.scrollIntoViewIfNeeded();
  const width = (): Promise<number> => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expectSoon(width).toBeGreaterThan(0);
  await tile.getByRole('button', { name: 'Play shot 1' }).click();
  const loaded = (): Promise<number> =>
    tile.locator('video').evaluate((element: HTMLVideoElement) => element.readyState);
  await expectSoon(loaded).toBeGreaterThanOrEqual(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

async function leaveClock(): Promise<void> {
  ({ page, context } = await reopen(opened.browser, context, { reducedMotion: 'reduce' }));
}

async function chooseLanguage(name: string): Promise<void> {
  await page.locator('header button[popovertarget]').last().click();
  await page.getByRole('radio', { name }).click({ force: true });
  await page.keyboard.press('Escape');
}

// Another language makes the player's elements anew.
test.each([
  ['English', 'en-US'],
  ['日本語', 'ja-JP'],
])('[PLAY-01] after a rest of ten minutes play goes on with a fresh link (%s)', async (language, tag) => {
  await page.clock.install();
  await openWithLink((path) => `${path}&rested`);
  await isLoaded();
  await chooseLanguage(language);
  await expectSoon(() => page.locator('media-controller').getAttribute('lang')).toBe(tag);
  await isLoaded();
  expect(await source()).toContain('&rested');
  await page.clock.fastForward(10 * 60_000);
  // The old link has expired.
  await page.route(/&rested$/, (route) => route.fulfill({ status: 403, body: '' }));
  await page.locator('media-controller media-control-bar media-play-button').click();
  await expectSoon(source).not.toContain('&rested');
  await expectSoon(seconds).toBeGreaterThan(0.3);
  expect(await video().evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  await page.clock.resume();
  await chooseLanguage('English');
  await leaveClock();
});

const music = () => page.locator('[data-guide=music] audio');
const musicButton = (name: string) => page.getByRole('button', { name, exact: true });
const musicSource = (): Promise<string> => music().evaluate((element: HTMLAudioElement) => element.currentSrc);
const musicSeconds = (): Promise<number> => music().evaluate((element: HTMLAudioElement) => element.currentTime);

test('[CAT-09] [PIPE-10] each of the cast says which voice it has, and can be heard', async () => {
  await openFilm();
  const voices = page.getByRole('button', { name: /^Hear the voice/ });
  await voices.first().waitFor();
  const sample = page.waitForResponse((response) => /\/voices\/en-\w+\.m4a$/.test(response.url()));
  await voices.first().click();
  expect((await sample).ok()).toBe(true);
});

test('[PLAY-03] music whose link ran out before it was played is played by a fresh one', async () => {
  await openWithLink((path) => path.replace(/until=\d+/, 'until=1700000000'));
  await musicButton(filmPage.playMusic).click();
  await expectSoon(musicSeconds).toBeGreaterThan(0.3);
  expect(await musicSource()).not.toContain('until=1700000000');
  await musicButton(filmPage.pauseMusic).click();
  await musicButton(filmPage.playMusic).waitFor();
  expect(await music().evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[PLAY-03] after a rest of ten minutes the music goes on where it was with a fresh link', async () => {
  await page.clock.install();
  await openWithLink((path) => `${path}&rested`);
  await musicButton(filmPage.playMusic).click();
  await expectSoon(musicSeconds).toBeGreaterThan(0.3);
  await musicButton(filmPage.pauseMusic).click();
  await musicButton(filmPage.playMusic).waitFor();
  const heard = await musicSeconds();
  await page.clock.fastForward(10 * 60_000);
  // The old link has expired.
  await page.route(/&rested$/, (route) => route.fulfill({ status: 403, body: '' }));
  await musicButton(filmPage.playMusic).click();
  await expectSoon(musicSource).not.toContain('&rested');
  await expectSoon(musicSeconds).toBeGreaterThan(heard);
  await musicButton(filmPage.pauseMusic).waitFor();
  await page.clock.resume();
  await leaveClock();
});

test('[PLAY-03] music that could not be had is asked for again by the same button', async () => {
  await openFilm();
  await musicButton(filmPage.playMusic).waitFor();
  await page.route(isMedia, (route) => route.fulfill({ status: 503, body: '' }));
  await page.route(isFilm, (route) => route.fulfill({ status: 503, body: '' }));
  await musicButton(filmPage.playMusic).click();
  await expectSoon(() => music().evaluate((element: HTMLAudioElement) => element.error?.code)).toBe(4);
  await musicButton(filmPage.playMusic).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await musicButton(filmPage.playMusic).click();
  await expectSoon(musicSeconds).toBeGreaterThan(0.3);
});

const download = () => page.getByRole('button', { name: film.actions.download, exact: true });

test('[EDIT-15] [COIN-12] what deleting loses, what it returns and what stopping would return are said apart', async () => {
  const deletion = { running: true, lostCoins: 12, returnedCoins: 7, returnedByCancelling: 9 };
  await page.route(/\/deletion$/, (route) => route.fulfill({ json: deletion }));
  await page.goto(new URL('/dashboard/film/idea', opened.kinora.signInLink).href);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: list.remove }).click();
  const dialog = page.getByRole('alertdialog');
  for (const said of [
    list.removeRunning,
    '12 film coins set aside for what has begun will not come back.',
    '7 film coins set aside for what has not begun will come back.',
    'If you stop the film instead, 9 film coins come back in all.',
  ]) {
    await expectSoon(() => dialog.innerText()).toContain(said);
  }
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[ERR-04] a film that has no file just now says so', async () => {
  await openFilm();
  await download().waitFor();
  await page.route(isFilm, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), movie: null } });
  });
  await download().click();
  await expectSoon(() => page.getByText(ui.downloadNoAddress).count()).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[ERR-04] an empty file is not kept, and said to be empty', async () => {
  await page.route(isMedia, (route) => route.fulfill({ status: 200, contentType: 'video/mp4', body: '' }));
  await download().click();
  await expectSoon(() => page.getByText(ui.downloadEmpty).count()).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[ERR-04] a download without a network says so', async () => {
  await context.setOffline(true);
  await download().click();
  await expectSoon(() => page.getByText(ui.downloadNetwork).count()).toBe(1);
  await context.setOffline(false);
});

test('[ERR-04] a download that failed three times says so', async () => {
  let tries = 0;
  await page.route(isMedia, (route) => {
    // The player asks for the film too, when its links are renewed.
    tries += route.request().resourceType() === 'fetch' ? 1 : 0;
    return route.fulfill({ status: 502, body: '' });
  });
  await download().click();
  await page.getByText(ui.downloadTriesUsed).waitFor();
  expect(tries).toBe(3);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[ERR-04] the coin history as a file fails with the same messages, and is kept when it comes', async () => {
  await page.getByRole('button', { name: /^Your film coins/ }).click();
  await page.getByRole('button', { name: /^Check in for today/ }).click();
  await page.getByText('Checked in', { exact: false }).first().waitFor();
  await page.goto(new URL('/my/coins', opened.kinora.signInLink).href);
  const csv = page.getByRole('button', { name: rewards.history.csv });
  await csv.waitFor();
  await context.setOffline(true);
  await csv.click();
  await page.getByText(ui.downloadNetwork).waitFor();
  await context.setOffline(false);
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(file.suggestedFilename()).toBe('kinora-film-coins.csv');
  expect((await readFile(await file.path())).length).toBeGreaterThan(20);
  await expectSoon(() => page.getByText(ui.downloadNetwork).count()).toBe(0);
});

test('[ERR-04] the archive of an account fails with the same messages, and is kept when it comes', async () => {
  await page.goto(new URL('/my/info', opened.kinora.signInLink).href);
  await page.getByRole('button', { name: profile.archive.make }).click();
  const archive = page.getByRole('button', { name: profile.archive.download });
  await archive.waitFor();
  await page.route(isMedia, (route) => route.fulfill({ status: 200, contentType: 'application/zip', body: '' }));
  await archive.click();
  await page.getByText(ui.downloadEmpty).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const [file] = await Promise.all([page.waitForEvent('download'), archive.click()]);
  expect(file.suggestedFilename()).toBe('kinora-archive.zip');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});

test('[ERR-02] a film whose reading fails for an unknown reason says only that, and is shown when it is tried again', async () => {
  await opened.database.pool.query('alter table cuts rename to cuts_away');
  await openFilm();
  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByText(errors.INTERNAL_ERROR).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/cuts|relation|select/i);
  await opened.database.pool.query('alter table cuts_away rename to cuts');
  await alert.getByRole('button', { name: film.tryAgain }).click();
  await video().waitFor();
  expect(await alert.count()).toBe(0);
});

const player = () => page.locator('media-controller');
/** The player in what fills the screen. */
const fullScreen = (): Promise<string | undefined> =>
  page.evaluate(() => document.fullscreenElement?.querySelector('media-controller')?.localName);
const inPicture = (): Promise<string | undefined> => page.evaluate(() => document.pictureInPictureElement?.localName);

test('[PLAY-05] the film fills the screen by its button, with its controls, and leaves it by the same button', async () => {
  await openFilm();
  await isLoaded();
  const button = page.locator('media-fullscreen-button');
  expect(await button.getAttribute('aria-label')).toBe('enter fullscreen mode');
  await button.click();
  await expectSoon(fullScreen).toBe('media-controller');
  await expectSoon(() => button.getAttribute('aria-label')).toBe('exit fullscreen mode');
  // The player, its picture and its controls have the whole screen.
  await expectSoon(() =>
    player().evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height, element.querySelector('video')?.clientWidth, element.querySelector('video')?.clientHeight];
    }),
  ).toEqual(await page.evaluate(() => [innerWidth, innerHeight, innerWidth, innerHeight]));
  await page.locator('media-control-bar media-play-button').click();
  await expectSoon(seconds).toBeGreaterThan(0.3);
  await page.locator('media-control-bar media-play-button').click();
  await button.click();
  await expectSoon(fullScreen).toBeUndefined();
  await expectSoon(() => button.getAttribute('aria-label')).toBe('enter fullscreen mode');
});

test('[PLAY-05] the film fills the screen by the key F, and leaves it by the same key', async () => {
  await player().focus();
  await page.keyboard.press('f');
  await expectSoon(fullScreen).toBe('media-controller');
  await page.keyboard.press('f');
  await expectSoon(fullScreen).toBeUndefined();
});

test('[PLAY-05] picture in picture is entered and left by its button', async () => {
  const button = page.locator('media-pip-button');
  await button.click();
  await expectSoon(inPicture).toBe('video');
  await expectSoon(() => button.getAttribute('aria-label')).toBe('exit picture in picture mode');
  await button.click();
  await expectSoon(inPicture).toBeUndefined();
  await expectSoon(() => button.getAttribute('aria-label')).toBe('enter picture in picture mode');
});

test('[PLAY-04] the theme that the operator set is around the film', async () => {
  await restart({ KINORA_PLAYER_THEME: `${themesOrigin}/quiet.html` });
  await openFilm();
  await page.locator('media-theme media-play-button[data-themed]').waitFor();
  await expectSoon(() => page.locator('media-theme video').count()).toBe(1);
  expect(await page.locator('media-settings-menu-button').count()).toBe(0);
  // The theme's own styles apply, though the content security policy does not know them.
  const opacity = (): Promise<string> =>
    page.locator('media-theme media-play-button[data-themed]').evaluate((element) => getComputedStyle(element).opacity);
  await expectSoon(opacity).toBe('0.5');
});

test('[PLAY-04] where that theme cannot be loaded, the film has the player’s own controls', async () => {
  await restart({ KINORA_PLAYER_THEME: `${themesOrigin}/gone.html` });
  const answered = page.waitForResponse(`${themesOrigin}/gone.html`);
  await openFilm();
  expect((await answered).status()).toBe(410);
  await page.locator('media-settings-menu-button').waitFor();
  expect(await page.locator('media-theme').count()).toBe(0);
});
