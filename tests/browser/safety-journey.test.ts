import { mkdirSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as administration } from '#src/features/administration/texts/en.ts';
import { en as community } from '#src/features/community/texts/en.ts';
import { en as safety } from '#src/features/community/texts/safety/en.ts';
import { en as film } from '#src/features/film/texts/en.ts';
import { markAdmin } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { tabTo } from './press-keys.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { signUp } from './sign-up.ts';
import { typeInto } from './type-into.ts';

const moderation = administration.moderation;
const REASON = 'The lantern scene is too cruel';
const APPEAL = 'Nobody is hurt in it: the lantern is made of paper.';

let smtp: LoopbackSmtp;
let opened: OpenedFilm;
let owner: Page;
let stranger: Page;
let admin: Page;
let origin: string;
let movie: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  smtp = await startLoopbackSmtp();
  opened = await openFinishedFilm({ reducedMotion: 'reduce' }, { KINORA_SMTP_URL: smtp.url });
  owner = opened.page;
  ({ origin } = new URL(opened.filmAddress));
  movie = new URL(opened.filmAddress.replace('/dashboard/film/', '/movie/')).href;
  stranger = await openAccount('nils.fjord@gmail.com');
  admin = await openAccount('asta.quay@gmail.com');
  const { rows } = await opened.database.pool.query<{ id: string; email: string | null }>(
    'select id, email from accounts order by created_at',
  );
  // The film's maker is the first admin: another one is the admin here.
  await markAdmin(opened.database.db, rows.find(({ email }) => email === 'asta.quay@gmail.com')?.id ?? '', true);
  await markAdmin(opened.database.db, rows[0]?.id ?? '', false);
  await setUpSecondFactor(admin, origin);
});

afterAll(async () => {
  await opened?.close();
  await smtp?.close();
});

async function openAccount(email: string): Promise<Page> {
  const context = await opened.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(`${origin}/register`);
  await signUp(page, smtp, email);
  return page;
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const main = (page: Page): Locator => page.getByRole('main');

async function look(page: Page, name: string): Promise<void> {
  const folder = '/tmp/w/out-safety/r2';
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

test('[COMM-02] a private film has its page for its owner, who sees its state, and for nobody else', async () => {
  await owner.goto(movie);
  await main(owner).getByText(safety.states.private).waitFor();
  await owner.locator('media-controller video').waitFor();
  expect(await button(owner, community.share.share).count()).toBe(0);
  await expectNoFaults(owner, 'a private film');
  await look(owner, 'private');
  await admin.goto(movie);
  await main(admin).getByText(safety.states.private).waitFor();
  await stranger.goto(movie);
  await stranger.getByRole('heading', { name: community.missingTitle }).waitFor();
  await owner.getByRole('link', { name: safety.openFilm }).click();
  await owner.getByText(film.actions.public, { exact: true }).click();
  await owner.getByRole('link', { name: film.actions.seeInCommunity }).waitFor();
});

test('[ADM-06] a stranger reports the film with the keyboard, with a reason and words, once', async () => {
  await stranger.goto(movie);
  await stranger.getByRole('button', { name: /^Like/ }).click();
  await expectSoon(() => stranger.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('true');
  await look(stranger, 'movie');
  await tabTo(stranger, new RegExp(`^button ${safety.more}$`));
  await stranger.keyboard.press('Enter');
  await stranger.getByRole('menuitem', { name: safety.reportMovie }).waitFor();
  await expectNoFaults(stranger, 'the menu of a film');
  await look(stranger, 'menu');
  await stranger.keyboard.press('Enter');
  const dialog = stranger.getByRole('dialog', { name: safety.reportMovie });
  await dialog.waitFor();
  await tabTo(stranger, new RegExp(`^button ${safety.report.send}$`));
  await stranger.keyboard.press('Enter');
  await dialog.getByText(safety.report.choose).waitFor();
  await dialog.getByText(safety.report.reasons.violence, { exact: true }).click();
  await dialog.getByText(safety.report.hints.violence).waitFor();
  await typeInto(dialog.getByRole('textbox', { name: safety.report.words }), 'The lantern burns');
  await expectNoFaults(stranger, 'the report of a film');
  await look(stranger, 'report');
  await stranger.setViewportSize({ width: 320, height: 700 });
  await expectFits(stranger, 'a report at 320');
  await stranger.setViewportSize({ width: 1280, height: 900 });
  await button(stranger, safety.report.send).click();
  await stranger.getByText(safety.report.sent).waitFor();
  await expectSoon(() => dialog.count()).toBe(0);
});

test('[ADM-06] [SEC-15] an admin reads the report and hides the film, with a reason; it is gone for others', async () => {
  await admin.goto(`${origin}/admin/moderation`);
  await admin.getByText('The lantern burns').waitFor();
  await admin.getByText('1 report', { exact: true }).waitFor();
  await expectNoFaults(admin, 'a reported film');
  await look(admin, 'case');
  await tabTo(admin, new RegExp(`^input ${moderation.reason}`));
  await admin.keyboard.type(REASON);
  await tabTo(admin, new RegExp(`^button ${moderation.hide}$`));
  await admin.keyboard.press('Enter');
  await admin.getByText(moderation.noneOpen).waitFor();
  await stranger.goto(movie);
  await stranger.getByRole('heading', { name: community.missingTitle }).waitFor();
  await stranger.goto(`${origin}/my/movie_like_list`);
  await stranger.getByText(community.liked.none).waitFor();
});

test('[ADM-06] the owner reads why, appeals once, and waits', async () => {
  await owner.goto(`${origin}/my/notifications`);
  await owner.getByRole('link', { name: REASON }).waitFor();
  await look(owner, 'notifications');
  await owner.getByRole('link', { name: REASON }).click();
  await owner.waitForURL(movie);
  await main(owner).getByText(safety.states.hidden).waitFor();
  await main(owner).getByText(`Reason: ${REASON}`).waitFor();
  await expectNoFaults(owner, 'a hidden film');
  await look(owner, 'hidden');
  await tabTo(owner, new RegExp(`^button ${safety.appeal.open}$`));
  await owner.keyboard.press('Enter');
  const dialog = owner.getByRole('dialog', { name: safety.appeal.title });
  await dialog.waitFor();
  await button(owner, safety.appeal.send).click();
  await dialog.getByText(safety.appeal.missing).waitFor();
  await typeInto(dialog.getByRole('textbox', { name: safety.appeal.text }), APPEAL);
  await expectNoFaults(owner, 'an appeal');
  await look(owner, 'appeal');
  await button(owner, safety.appeal.send).click();
  await main(owner).getByText(safety.appeal.states.pending).waitFor();
  expect(await button(owner, safety.appeal.open).count()).toBe(0);
});

test('[ADM-06] an admin accepts the appeal, and the film is back with its likes', async () => {
  await admin.goto(`${origin}/admin/moderation`);
  await admin.getByText(moderation.appealed, { exact: true }).click();
  await admin.getByText(APPEAL).waitFor();
  await expectNoFaults(admin, 'an appeal to decide');
  await look(admin, 'appealed');
  await admin.setViewportSize({ width: 320, height: 700 });
  await expectFits(admin, 'moderation at 320');
  await admin.setViewportSize({ width: 1280, height: 900 });
  await button(admin, moderation.accept).click();
  await admin.getByText(moderation.noneAppealed).waitFor();
  await stranger.goto(movie);
  await expectSoon(() => stranger.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('true');
  await owner.goto(`${origin}/my/notifications`);
  await owner.getByText('is back, with its likes and comments').waitFor();
});

test('[COMM-04] [COMM-05] who is blocked cannot comment, and is free again from the list of blocked people', async () => {
  await typeInto(stranger.getByRole('textbox', { name: community.comments.write }), 'What a lantern');
  await button(stranger, community.comments.send).click();
  await stranger.getByRole('list', { name: community.comments.list }).getByText('What a lantern').waitFor();
  await owner.goto(movie);
  await owner.getByText('What a lantern').waitFor();
  await tabTo(owner, /^button More about/);
  await owner.keyboard.press('Enter');
  await owner.getByRole('menuitem', { name: /^Block/ }).waitFor();
  await look(owner, 'comment-menu');
  await owner.getByRole('menuitem', { name: /^Block/ }).click();
  await look(owner, 'block');
  await button(owner, safety.blocking.confirm).click();
  await expectSoon(() => owner.getByText('What a lantern').count()).toBe(0);
  await owner.getByText(community.comments.none).waitFor();

  await typeInto(stranger.getByRole('textbox', { name: community.comments.write }), 'And another');
  await button(stranger, community.comments.send).click();
  await stranger.getByText('This is not possible here.').waitFor();
  await owner.goto(`${origin}/my/blocked_people`);
  await owner.getByText(safety.people.kinds.block).waitFor();
  await expectNoFaults(owner, 'blocked people');
  await look(owner, 'blocked-people');
  await button(owner, safety.people.takeBack.block).click();
  await owner.getByText(safety.people.none).waitFor();
  await button(stranger, community.comments.send).click();
  await stranger.getByRole('list', { name: community.comments.list }).getByText('And another').waitFor();
});

test('[ADM-06] the operator closes the comments, then the community, and opens it again', async () => {
  const { community: site } = administration.site;
  await admin.goto(`${origin}/admin/site`);
  await admin.getByText(site.states.no_comments, { exact: true }).click();
  await expectSoon(() => admin.getByText(site.hints.no_comments).count()).toBe(1);
  await expectNoFaults(admin, 'the site');
  await look(admin, 'site');
  await stranger.goto(movie);
  await stranger.getByText(community.comments.closed).waitFor();
  await look(stranger, 'comments-closed');
  await admin.getByText(site.states.closed, { exact: true }).click();
  await admin.getByText(site.hints.closed).waitFor();
  for (const path of ['/community', new URL(movie).pathname, '/my/movie_like_list']) {
    await stranger.goto(`${origin}${path}`);
    await stranger.getByRole('heading', { name: 'The community is closed' }).waitFor();
  }
  await expectNoFaults(stranger, 'a closed community');
  await look(stranger, 'closed');
  await admin.getByText(site.states.open, { exact: true }).click();
  await admin.getByText(site.hints.open).waitFor();
  await stranger.goto(movie);
  await stranger.getByText('And another').waitFor();
});
