import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as community } from '#src/features/community/texts/en.ts';
import { en as series } from '#src/features/community/texts/series/en.ts';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as further } from '#src/features/film/texts/further/en.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { signUp } from './sign-up.ts';
import { typeInto } from './type-into.ts';

const [FIRST, SECOND, SERIES] = ['The tree of keys', 'The last key', 'Stories of the key tree'];

let smtp: LoopbackSmtp;
let opened: OpenedFilm;
let owner: Page;
let visitors: BrowserContext;
let viewer: Page;
let origin: string;
/** The pages of the two films and of the series. */
let first: string;
let second: string;
let seriesPage: string;

beforeAll(async () => {
  smtp = await startLoopbackSmtp();
  opened = await openFinishedFilm({}, { KINORA_SMTP_URL: smtp.url });
  owner = opened.page;
  ({ origin } = new URL(opened.filmAddress));
  first = opened.filmAddress.replace('/dashboard/film/', '/movie/');
  visitors = await opened.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  viewer = await visitors.newPage();
});
afterAll(async () => {
  await opened?.close();
  await smtp?.close();
});

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const video = (page: Page): Locator => page.locator('media-controller video');
/** Plays the end of the film; the player shows its cover again then. */
const toEnd = (page: Page): Promise<void> =>
  video(page).evaluate(async (element: HTMLVideoElement) => {
    const hasEnded = new Promise<void>((resolve) => {
      element.addEventListener('ended', () => resolve(), { once: true });
    });
    element.muted = true;
    element.currentTime = Math.max(0, element.duration - 0.4);
    await element.play();
    await hasEnded;
  });

async function rename(title: string): Promise<void> {
  await button(owner, 'Rename').click();
  await typeInto(owner.getByRole('textbox', { name: 'Title of the film' }), title);
  await owner.keyboard.press('Enter');
  await heading(owner, title).waitFor();
}
async function publish(page: Page): Promise<void> {
  await page.getByText(film.actions.public, { exact: true }).click();
  await page.getByRole('link', { name: film.actions.seeInCommunity }).waitFor();
}

test('[COMM-08] the next episode begins from one sentence, with the people of the last one, and makes a series of both', async () => {
  await owner.goto(opened.filmAddress);
  await rename(FIRST);
  await button(owner, further.next).click();
  const dialog = owner.getByRole('dialog', { name: further.nextTitle });
  await dialog.getByText('Gardener').waitFor();
  await button(owner, further.begin).click();
  await dialog.getByText(further.ideaMissing).waitFor();
  await expectNoFaults(owner, 'the dialog of the next episode');
  await typeInto(dialog.getByRole('textbox', { name: further.idea }), 'The gardener loses the last key in the river');
  await button(owner, further.begin).click();
  await owner.waitForURL((url) => url.pathname.startsWith('/dashboard/film/') && url.href !== opened.filmAddress);
  second = owner.url().replace('/dashboard/film/', '/movie/');
  await owner.getByText('The gardener loses the last key in the river.').first().waitFor();
  await rename(SECOND);
  const { rows } = await opened.database.pool.query(
    'select name, figure, voice from film_characters join films on films.id = film_id where position = 0 order by films.created_at',
  );
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual(rows[0]);
});

test('[COMM-08] its author names the series and orders its episodes by keyboard; nobody else sees it before an episode is public', async () => {
  await owner.goto(`${origin}/drama-channel`);
  await owner.getByRole('link', { name: FIRST }).click();
  await owner.waitForURL(/\/series\//);
  seriesPage = owner.url();
  await viewer.goto(seriesPage);
  await heading(viewer, series.missingTitle).waitFor();
  await viewer.goto(`${origin}/drama-channel`);
  await viewer.getByText(series.none, { exact: true }).waitFor();
  await expectNoFaults(viewer, 'a shelf without series');

  await button(owner, series.edit).click();
  await typeInto(owner.getByRole('textbox', { name: series.title }), SERIES);
  await typeInto(owner.getByRole('textbox', { name: series.logline }), 'A gardener and what opens with each key.');
  await button(owner, series.save).click();
  await heading(owner, SERIES).waitFor();
  const order = (): Promise<string[]> =>
    owner.getByRole('region', { name: series.yours }).getByRole('listitem').getByRole('link').allInnerTexts();
  expect(await order()).toEqual([FIRST, SECOND]);
  await button(owner, series.up.replace('{title}', SECOND)).focus();
  await owner.keyboard.press('Enter');
  await expectSoon(order).toEqual([SECOND, FIRST]);
  await button(owner, series.down.replace('{title}', SECOND)).focus();
  await owner.keyboard.press('Space');
  await expectSoon(order).toEqual([FIRST, SECOND]);
  await button(owner, series.remove.replace('{title}', SECOND)).click();
  await expectSoon(order).toEqual([FIRST]);
  await button(owner, series.add).click();
  await button(owner, series.addThis.replace('{title}', SECOND)).click();
  await owner.keyboard.press('Escape');
  await expectSoon(order).toEqual([FIRST, SECOND]);
  await expectNoFaults(owner, 'an own series');
});

test('[COMM-08] who watches an episode sees where it stands; the next one plays by itself, or not where it is cancelled or switched off', async () => {
  for (const page of [first, second]) {
    await owner.goto(page.replace('/movie/', '/dashboard/film/'));
    // The second one may still be being made.
    await owner.getByText(film.actions.public, { exact: true }).waitFor({ timeout: 240_000 });
    await publish(owner);
  }
  await viewer.goto(`${origin}/drama-channel`);
  await viewer.getByRole('link', { name: SERIES }).click();
  await heading(viewer, SERIES).waitFor();
  await expectNoFaults(viewer, 'a series');
  await viewer.getByRole('link', { name: series.watch }).click();
  await viewer.waitForURL(first);
  const bar = viewer.getByRole('navigation', { name: SERIES });
  await bar.getByText('Episode 1 of 2').waitFor();
  await toEnd(viewer);
  await button(viewer, series.stay).click();
  await button(viewer, series.stay).waitFor({ state: 'detached' });
  expect(
    await bar.getByRole('link', { name: `Next: ${SECOND}` }).evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await bar.getByText(series.byItself).click();
  await viewer.reload();
  await expectSoon(() => bar.getByRole('checkbox').isChecked()).toBe(false);
  await toEnd(viewer);
  expect(await button(viewer, series.stay).count()).toBe(0);
  await bar.getByText(series.byItself).click();
  await toEnd(viewer);
  await button(viewer, series.stay).waitFor();
  await expectNoFaults(viewer, 'the countdown to the next episode');
  await viewer.waitForURL(second);
  await bar.getByText('Episode 2 of 2').waitFor();
  await expectSoon(() => video(viewer).evaluate((element: HTMLVideoElement) => element.currentTime > 0)).toBe(true);
  await bar.getByRole('link', { name: `Previous: ${FIRST}` }).click();
  await viewer.waitForURL(first);
});

test('[COMM-10] a film whose owner allows it is remixed, and its credit is on the remix that is published', async () => {
  await heading(viewer, FIRST).waitFor();
  expect(await button(viewer, further.remix).count()).toBe(0);
  await owner.goto(first.replace('/movie/', '/dashboard/film/'));
  const allowed = owner.waitForResponse((response) => response.url().endsWith('/remix-permission'));
  await owner.getByText(further.allow).click();
  expect((await allowed).ok()).toBe(true);
  await expectNoFaults(owner, 'a film that may be remixed');
  await viewer.reload();
  await button(viewer, further.remix).click();
  await viewer
    .getByRole('dialog', { name: community.signInTitle })
    .getByRole('link', { name: community.signIn })
    .click();
  await viewer.getByRole('link', { name: 'Create an account' }).click();
  await signUp(viewer, smtp, 'mira.harbour@gmail.com');
  await viewer.waitForURL(first);
  await button(viewer, further.remix).click();
  await expectNoFaults(viewer, 'asked whether to remix');
  await button(viewer, further.remixBegin).click();
  await viewer.waitForURL(/\/dashboard\/film\//);
  await heading(viewer, FIRST).waitFor();
  const credit = (page: Page): Locator => page.getByRole('link', { name: new RegExp(`^“${FIRST}” by `) });
  await credit(viewer).waitFor();
  await button(viewer, 'Rename').click();
  await typeInto(viewer.getByRole('textbox', { name: 'Title of the film' }), 'The tree of doors');
  await viewer.keyboard.press('Enter');
  await heading(viewer, 'The tree of doors').waitFor();
  await publish(viewer);
  const remix = viewer.url().replace('/dashboard/film/', '/movie/');
  await owner.goto(remix);
  await credit(owner).waitFor();
  await expectNoFaults(owner, 'a remix');
  await credit(owner).click();
  await owner.waitForURL(first);
  await owner.getByRole('heading', { name: '1 remix of this film' }).waitFor();
  await owner.getByRole('link', { name: 'The tree of doors' }).waitFor();

  // The source is private: its title in public stays, without a link.
  await owner.goto(first.replace('/movie/', '/dashboard/film/'));
  await owner.getByText(film.actions.private, { exact: true }).click();
  await owner.getByRole('link', { name: film.actions.seeInCommunity }).waitFor({ state: 'detached' });
  await viewer.goto(remix);
  await viewer.getByText(`“${FIRST}” by`).waitFor();
  expect(await credit(viewer).count()).toBe(0);
  await viewer.setViewportSize({ width: 390, height: 800 });
  await expectFits(viewer, 'a remix on a phone');
  await viewer.goto(seriesPage);
  await viewer.getByRole('link', { name: SECOND }).waitFor();
  await expectFits(viewer, 'a series on a phone');
  expect(await viewer.getByRole('link', { name: FIRST, exact: true }).count()).toBe(0);
});
