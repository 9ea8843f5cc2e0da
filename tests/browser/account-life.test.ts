import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoopbackStripe, type LoopbackStripe } from '#tests/vendors/loopback-stripe.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints, startFilm } from './open-account.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { signIn, signUp } from './sign-up.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let smtp: LoopbackSmtp;
let stripe: LoopbackStripe;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, stripe, smtp, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-life-')),
    startLoopbackStripe(),
    startLoopbackSmtp(),
    launchBrowser([], { reminders: false }),
  ]);
  kinora = await startTestKinora(
    folder,
    {
      KINORA_STRIPE_KEY: stripe.key,
      KINORA_STRIPE_URL: stripe.url,
      KINORA_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      KINORA_SMTP_URL: smtp.url,
    },
    { smallFilms: true },
  );
  origin = new URL(kinora.signInLink).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await stripe?.close();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })).newPage();

test('[ROLE-01] [ROLE-02] a visitor becomes a member, invites a friend who makes a film, is suspended, appeals, and comes back to all that was theirs', async () => {
  const person = await open();
  const complaints = collectComplaints(person);
  await person.goto(`${origin}/pricing`);
  await person.getByRole('region', { name: 'Plans' }).getByRole('link', { name: 'Become a member' }).first().click();
  await person.getByRole('link', { name: 'Create an account' }).click();
  await signUp(person, smtp, 'ada@gmail.com');
  await person.waitForURL('**/pricing');
  const creator = person.getByRole('listitem', { name: 'Creator', exact: true });
  await creator.getByRole('button', { name: 'Become a member' }).click();
  await person.getByText('Welcome, member. 3,000 film coins are yours').waitFor();
  const film = await startFilm(person, origin, 'A gardener grows a tree that remembers every guest');
  await person.locator('media-controller').waitFor({ timeout: 300_000 });

  await person.goto(`${origin}/invitation-analytics`);
  const field = person.getByLabel('Your link').getByRole('textbox');
  await expectSoon(() => field.inputValue()).toContain('/register?invite=');
  const friend = await open();
  complaints.push(...collectComplaints(friend));
  await friend.goto(await field.inputValue());
  await signUp(friend, smtp, 'bo@gmail.com');
  await friend.goto(`${origin}/my/coins`);
  await friend.getByText('Welcome, by an invitation').waitFor();
  await startFilm(friend, origin, 'A fox opens a library');
  await friend.locator('media-controller').waitFor({ timeout: 300_000 });
  await person.reload();
  await person.getByText('1 person in 12 weeks, 1 of them active.').waitFor();

  const admin = await open();
  await admin.goto(kinora.signInLink);
  await admin.waitForURL((url) => url.pathname !== '/login');
  await setUpSecondFactor(admin, origin);
  await admin.goto(`${origin}/admin/user-management?search=ada@`);
  await admin.getByRole('button', { name: /^creator-/ }).click();
  const ban = admin.getByRole('dialog').locator('section', { hasText: 'Suspension' });
  await typeInto(ban.getByLabel('Reason'), 'Spam in the comments');
  await ban.getByRole('button', { name: 'Suspend', exact: true }).click();
  await ban.getByRole('button', { name: 'Lift the suspension' }).waitFor();

  await signIn(person, origin, 'ada@gmail.com');
  await person.waitForURL('**/banned');
  await person.goto(film);
  await person.waitForURL('**/banned');
  await typeInto(person.getByLabel('What happened?'), 'It was my cat.');
  await person.getByRole('button', { name: 'Send the appeal' }).click();
  await person.getByText('Your appeal is waiting to be read.').waitFor();

  await admin.goto(`${origin}/admin/user-management?tab=appeals`);
  await admin.getByText('It was my cat.').waitFor();
  await typeInto(admin.getByLabel('Answer to the person'), 'Poor cat.');
  await admin.getByRole('button', { name: 'Accept and lift the suspension' }).click();
  await admin.getByText('No appeal is waiting.').waitFor();

  await person.goto(film);
  await person.locator('media-controller').waitFor();
  // Membership and coins were paid for, and are kept.
  await person.goto(`${origin}/pricing`);
  await creator.getByText(/^Renews on/).waitFor();
  await person.getByRole('banner').getByText('3,000').first().waitFor();
  expect(complaints.filter((text) => !/status of (401|403)/.test(text))).toEqual([]);
});
