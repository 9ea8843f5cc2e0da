import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as cards } from '#src/features/community/texts/cards/en.ts';
import { en as community } from '#src/features/community/texts/en.ts';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as share } from '#src/features/film/texts/share/en.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { signUp } from './sign-up.ts';
import { typeInto } from './type-into.ts';

const TITLE = 'The heron who kept the tide';
const EMAIL = 'mira.harbour@gmail.com';

let smtp: LoopbackSmtp;
let opened: OpenedFilm;
let owner: Page;
let visitors: BrowserContext;
let viewer: Page;
let origin: string;
let movie: string;

beforeAll(async () => {
  smtp = await startLoopbackSmtp();
  opened = await openFinishedFilm({ reducedMotion: 'reduce' }, { KINORA_SMTP_URL: smtp.url });
  owner = opened.page;
  ({ origin } = new URL(opened.filmAddress));
  movie = new URL(opened.filmAddress.replace('/dashboard/film/', '/movie/')).href;
  visitors = await opened.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  viewer = await visitors.newPage();
});

afterAll(async () => {
  await opened?.close();
  await smtp?.close();
});

const card = (page: Page): Locator => page.getByRole('article').filter({ hasText: TITLE });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const likes = (page: Page): Locator => page.getByRole('button', { name: /^Like/ });

test('[COMM-01] [COMM-02] a film is in no list and has no page before its owner publishes it', async () => {
  await viewer.goto(`${origin}/community`);
  await viewer.getByText(community.none.all).waitFor();
  await expectNoFaults(viewer, 'a community without films');
  await viewer.goto(movie);
  await viewer.getByRole('heading', { name: community.missingTitle }).waitFor();
  await expectNoFaults(viewer, 'a film that is not public');
});

test('[COMM-01] [COMM-10] its owner names and publishes it, and follows the link to its page', async () => {
  await owner.goto(opened.filmAddress);
  await button(owner, 'Rename').click();
  await typeInto(owner.getByRole('textbox', { name: 'Title of the film' }), TITLE);
  await owner.keyboard.press('Enter');
  await owner.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await owner.getByText(film.actions.public, { exact: true }).click();
  await owner.getByText(film.actions.visibilityPublic).waitFor();
  await owner.getByRole('link', { name: film.actions.seeInCommunity }).click();
  await owner.waitForURL(movie);
  await owner.getByRole('complementary', { name: film.public.yours }).waitFor();
  await owner.getByText(film.shared.draftOnly).waitFor();
  // Nobody follows or likes by mistake: an owner sees no button to follow.
  expect(await button(owner, community.follow).count()).toBe(0);
  await owner.locator('media-controller video').waitFor();
  await expectNoFaults(owner, 'the page of an own film');
});

test('[COMM-01] a visitor finds it by words typed key by key, and by filters; the address keeps both', async () => {
  await viewer.goto(`${origin}/community`);
  await card(viewer).waitFor();
  const search = viewer.getByRole('searchbox', { name: community.search });
  await typeInto(search, 'nothing of the kind', { delay: 20 });
  await viewer.getByText(community.nothing).waitFor();
  await typeInto(search, 'heron', { delay: 40 });
  await viewer.waitForURL(/[?&]search=heron$/);
  expect(await search.inputValue()).toBe('heron');
  await card(viewer).waitFor();
  await viewer.getByRole('combobox', { name: community.filters.aspect }).selectOption('9:16');
  await viewer.getByText(community.nothing).waitFor();
  await expectNoFaults(viewer, 'nothing found');
  await viewer.reload();
  await viewer.getByText(community.nothing).waitFor();
  expect(await search.inputValue()).toBe('heron');
  await button(viewer, community.showAll).click();
  await card(viewer).waitFor();
  await expectSoon(() => search.inputValue()).toBe('');
  await viewer.getByRole('tab', { name: community.sorts.latest }).click();
  await viewer.waitForURL(/[?&]sort=latest$/);
  await card(viewer).getByText(cards.draft).waitFor();
  await expectNoFaults(viewer, 'the community');
  await card(viewer).getByRole('link', { name: TITLE }).click();
  await viewer.waitForURL(movie);
  await viewer.goBack();
  await viewer.waitForURL(/[?&]sort=latest$/);
  await card(viewer).waitFor();
});

test('[COMM-01] a card plays its film while it has the focus or the pointer, and rests where motion is unwanted', async () => {
  const playing = card(viewer).locator('video');
  await card(viewer).hover();
  await playing.waitFor({ state: 'attached' });
  expect(await playing.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await viewer.mouse.move(2, 2);
  await playing.waitFor({ state: 'detached' });
  await viewer.getByRole('combobox', { name: community.filters.length }).focus();
  await viewer.keyboard.press('Tab');
  await playing.waitFor({ state: 'attached' });
  await viewer.emulateMedia({ reducedMotion: 'reduce' });
  await viewer.keyboard.press('Tab');
  await playing.waitFor({ state: 'detached' });
  await viewer.keyboard.press('Shift+Tab');
  await card(viewer).hover();
  // Longer than a card waits: a whole answer of the server.
  await viewer.evaluate(() => fetch('/api/movies').then(() => new Promise((end) => setTimeout(end, 300))));
  expect(await playing.count()).toBe(0);
});

test('[COMM-03] [COMM-05] who likes a film without an account signs up and comes back; the like and the follow stay', async () => {
  await viewer.goto(movie);
  await likes(viewer).click();
  const dialog = viewer.getByRole('dialog', { name: community.signInTitle });
  await expectNoFaults(viewer, 'asked to sign in');
  await dialog.getByRole('link', { name: community.signIn }).click();
  await viewer.getByRole('link', { name: 'Create an account' }).click();
  await signUp(viewer, smtp, EMAIL);
  await viewer.waitForURL(movie);
  await likes(viewer).click();
  await expectSoon(() => likes(viewer).getAttribute('aria-pressed')).toBe('true');
  await button(viewer, community.follow).click();
  await button(viewer, community.following).waitFor();
  await viewer.getByText('1 follower', { exact: true }).waitFor();
  const kept = viewer.waitForResponse((response) => response.url().endsWith('/recommendation'));
  await viewer.getByRole('button', { name: /^Recommend/ }).click();
  await expectSoon(() => viewer.getByRole('button', { name: /^Recommend/ }).innerText()).toMatch(/1$/);
  expect((await kept).ok()).toBe(true);
  await viewer.reload();
  await expectSoon(() => likes(viewer).getAttribute('aria-pressed')).toBe('true');
  await button(viewer, community.following).waitFor();
  await viewer.goto(`${origin}/community?sort=followed`);
  await card(viewer).waitFor();
  await viewer.getByRole('tab', { name: community.sorts.recommended }).click();
  await card(viewer).waitFor();
});

test('[COMM-03] a like that the server does not take is taken back on the page', async () => {
  await viewer.goto(movie);
  await expectSoon(() => likes(viewer).getAttribute('aria-pressed')).toBe('true');
  await viewer.route('**/api/movies/*/like', (route) =>
    route.fulfill({ status: 503, json: { code: 'INTERNAL_ERROR', message: 'The harbour is closed.' } }),
  );
  await likes(viewer).click();
  await viewer.getByText('The harbour is closed.').waitFor();
  await expectSoon(() => likes(viewer).getAttribute('aria-pressed')).toBe('true');
  await viewer.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[COMM-04] a comment is written as plain text, answered by the owner, and removed', async () => {
  const text = 'What a tide! <b>bold</b> https://harbour.example';
  await button(viewer, community.comments.send).click();
  await viewer.getByText(community.comments.missing).waitFor();
  await typeInto(viewer.getByRole('textbox', { name: community.comments.write }), text);
  await button(viewer, community.comments.send).click();
  const list = (page: Page): Locator => page.getByRole('list', { name: community.comments.list });
  await list(viewer).getByText(text, { exact: true }).waitFor();
  expect(await list(viewer).getByRole('link', { name: 'harbour' }).count()).toBe(0);
  await viewer.getByRole('heading', { name: '1 comment' }).waitFor();

  await owner.goto(movie);
  await list(owner).getByText(text, { exact: true }).waitFor();
  await list(owner).getByRole('button', { name: community.comments.answer, exact: true }).click();
  await owner.keyboard.type('The heron thanks you.');
  await owner.getByRole('button', { name: community.comments.send }).last().click();
  await list(owner).getByText('The heron thanks you.').waitFor();
  await expectNoFaults(owner, 'comments');

  await viewer.reload();
  await list(viewer).getByText('The heron thanks you.').waitFor();
  await list(viewer).getByRole('button', { name: community.comments.remove }).first().click();
  await button(viewer, community.comments.removeConfirm).click();
  await viewer.getByText(community.comments.removed).waitFor();
  await viewer.setViewportSize({ width: 320, height: 700 });
  await expectFits(viewer, 'a film at 320');
  await expectNoFaults(viewer, 'a film on a phone');
  await viewer.setViewportSize({ width: 1280, height: 900 });
});

test('[COMM-02] [COMM-06] [COMM-09] who watches a film is counted, and it is passed on by its link and its player', async () => {
  await viewer.goto(movie);
  const video = viewer.locator('media-controller video');
  await video.waitFor();
  const counted = viewer.waitForResponse((response) => response.url().endsWith('/views'));
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.currentTime = Math.max(0, element.duration - 2);
    return element.play();
  });
  expect((await counted).ok()).toBe(true);
  await viewer.reload();
  await viewer.getByText('Watched by one').waitFor();
  await button(viewer, community.share.share).click();
  const dialog = viewer.getByRole('dialog', { name: share.title });
  expect(await dialog.getByRole('textbox', { name: share.link }).inputValue()).toBe(movie);
  const code = await dialog.getByRole('textbox', { name: share.player }).inputValue();
  const embed = /src="([^"]+)"/.exec(code)?.[1] ?? '';
  expect(embed).toBe(movie.replace('/movie/', '/embed/movie/'));
  await expectNoFaults(viewer, 'sharing a public film');
  await viewer.keyboard.press('Escape');
  await viewer.goto(embed);
  await viewer.locator('media-controller video').waitFor();
  expect(await viewer.getByRole('link', { name: film.shared.madeHere }).getAttribute('href')).toBe(
    new URL(movie).pathname,
  );
});

test('[COMM-05] [COMM-03] the page of its author and the liked films show it', async () => {
  await viewer.goto(movie);
  await viewer.locator('main').getByRole('link', { name: 'admin' }).first().click();
  await viewer.waitForURL('**/author/*');
  await viewer.getByText('1 film', { exact: true }).waitFor();
  await card(viewer).waitFor();
  await expectNoFaults(viewer, 'an author');
  await viewer.goto(`${origin}/my/movie_like_list`);
  await card(viewer).waitFor();
  await viewer.getByText(community.aspects['9:16'], { exact: true }).click();
  await viewer.getByText(community.liked.noneOfAspect).waitFor();
  await viewer.getByText(community.aspects['16:9'], { exact: true }).click();
  await card(viewer).waitFor();
  await expectNoFaults(viewer, 'liked films');
});

test('[COMM-02] [COMM-10] made private from its page it is gone for everybody else', async () => {
  await owner.goto(movie);
  await button(owner, film.public.makePrivate).click();
  await owner.waitForURL(opened.filmAddress);
  await expectSoon(() => owner.getByRole('radio', { name: film.actions.private }).isChecked()).toBe(true);
  await viewer.reload();
  await viewer.getByText(community.liked.noneOfAspect).waitFor();
  await viewer.goto(movie);
  await viewer.getByRole('heading', { name: community.missingTitle }).waitFor();
  await viewer.goto(`${origin}/community?search=heron`);
  await viewer.getByText(community.nothing).waitFor();
});
