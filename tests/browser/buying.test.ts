import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as membership } from '#src/features/membership/texts/en.ts';
import { en as ui } from '#src/platform/browser/texts/en.ts';
import { startLoopbackStripe, type LoopbackStripe } from '#tests/vendors/loopback-stripe.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints } from './open-account.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { signUp } from './sign-up.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let stripe: LoopbackStripe;
let smtp: LoopbackSmtp;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, stripe, smtp, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-buying-')),
    startLoopbackStripe(),
    startLoopbackSmtp(),
    launchBrowser([], { reminders: false }),
  ]);
  kinora = await startTestKinora(folder, {
    KINORA_STRIPE_KEY: stripe.key,
    KINORA_STRIPE_URL: stripe.url,
    KINORA_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    KINORA_SMTP_URL: smtp.url,
    KINORA_CONTACT: 'help@film.example',
  });
  origin = new URL(kinora.signInLink).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await stripe?.close();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

async function deliver(event: object): Promise<void> {
  const { payload, signature } = stripe.sign(event);
  expect(
    (
      await fetch(`${origin}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      })
    ).status,
  ).toBe(200);
}

test('[COIN-10] [CAT-34] a visitor sees four tiers, signs up, becomes a member on the page for payment, and is none again when it ends', async () => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })).newPage();
  const complaints = collectComplaints(page);
  await page.goto(`${origin}/pricing`);
  const tiers = page.getByRole('region', { name: 'Plans' });
  await tiers.getByRole('heading', { name: 'Pro Studio' }).waitFor();
  await expectSoon(() => tiers.getByRole('heading').allInnerTexts()).toEqual([
    'Plans',
    'Free',
    'Starter',
    'Creator',
    'Pro Studio',
  ]);
  await expectNoFaults(page, 'plans');
  await tiers.getByRole('link', { name: 'Become a member' }).first().click();
  await page.waitForURL('**/login?next=**');
  // The page that somebody returns to may get a first answer that is older than the payment.
  let unpaid: string | undefined;
  await page.route(
    '**/api/membership',
    async (route) => {
      const response = await route.fetch();
      unpaid = await response.text();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, smtp, 'buyer@gmail.com');
  await page.waitForURL('**/pricing');
  await tiers.getByText('Your plan').waitFor();
  await expectSoon(() =>
    tiers.getByRole('listitem', { name: 'Free', exact: true }).getByText('Your plan').count(),
  ).toBe(1);

  const isPaid = page.waitForResponse(/\/orders\/[^/]+\/check$/);
  await page.route(
    '**/api/membership',
    async (route) => {
      await isPaid;
      await route.fulfill({ body: unpaid ?? '', contentType: 'application/json' }).catch(() => undefined);
    },
    { times: 1 },
  );
  await tiers
    .getByRole('listitem', { name: 'Creator', exact: true })
    .getByRole('button', { name: 'Become a member' })
    .click();
  await page.waitForURL('**/pricing?order=*');
  await page.getByText('Welcome, member. 3,000 film coins are yours').waitFor();
  const creator = tiers.getByRole('listitem', { name: 'Creator', exact: true });
  await creator.getByText('Your plan').waitFor();
  await creator.getByText(/^Renews on/).waitFor();
  await expectNoFaults(page, 'member');
  // Delivering the webhook events as well changes nothing.
  for (const event of stripe.events) {
    await deliver(event);
  }
  // An upgrade: its price is shown first, and it starts at once.
  const pro = tiers.getByRole('listitem', { name: 'Pro Studio', exact: true });
  await pro.getByRole('button', { name: 'Change to Pro Studio' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('$20 for the rest of this month, with 4,500 film coins at once.').waitFor();
  await dialog.getByText('$59 a month, with 12,000 film coins every month.').waitFor();
  await expectNoFaults(page, 'change of plan');
  await dialog.getByRole('button', { name: 'Pay $20 and change' }).click();
  await pro.getByText(/^Renews on/).waitFor();
  await page.getByRole('banner').getByText('7,500').first().waitFor();
  // A downgrade starts with the next month, and is cancelled.
  await creator.getByRole('button', { name: 'Change to Creator' }).click();
  await dialog.getByText(/^Pro Studio stays as it is/).waitFor();
  await dialog.getByRole('button', { name: 'Change the plan' }).click();
  await creator.getByText(/^Begins on/).waitFor();
  await pro.getByText(/then Creator$/).waitFor();
  await pro.getByRole('button', { name: 'Keep Pro Studio' }).click();
  await dialog.getByRole('button', { name: 'Keep the plan' }).click();
  await pro.getByText(/^Renews on/).waitFor();
  // Cancelled for the end of the month, and resumed.
  // Without a connection the dialog says so and stays, and the same button works when it is back.
  await pro.getByRole('button', { name: 'End membership' }).click();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await dialog.getByText(ui.unreachable).waitFor();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'End membership' }).click();
  await pro.getByText(/^Ends on/).waitFor();
  await pro.getByRole('button', { name: 'Continue membership' }).click();
  await pro.getByText(/^Renews on/).waitFor();
  await expectNoFaults(page, 'member who changed');
  await pro.getByRole('button', { name: 'Card and invoices' }).click();
  await page.waitForURL('**/portal/cus_*');
  const subscription = [...stripe.things.values()].find(({ object }) => object === 'subscription');
  await deliver(stripe.change(String(subscription?.id), { status: 'canceled' }));
  await page.goto(`${origin}/pricing`);
  await tiers.getByRole('listitem', { name: 'Free', exact: true }).getByText('Your plan').waitFor();
  // Coins that were paid for are kept.
  await page.getByRole('banner').getByText('7,500').first().waitFor();

  // Without a payment provider the page says so and shows what is available.
  await page.route('**/api/membership/offers', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), isOpen: false } });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Film coins come by code here' }).waitFor();
  await expectSoon(() => page.getByRole('button', { name: /^(Buy|Become a member)/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Enter a redeem code' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Write to us' }).first().click();
  await page.waitForURL('**/business');
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('[BIZ-01] [FEED-01] an enquiry and feedback are sent from their pages, kept, and read by the admin', async () => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })).newPage();
  const complaints = collectComplaints(page);
  await page.goto(`${origin}/business`);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please say who you are.').waitFor();
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await typeInto(page.getByLabel('Your name'), 'Ada');
  await typeInto(page.getByLabel('Company'), 'Analytical Films');
  await typeInto(page.getByLabel('Where we reach you'), 'ada@film.example');
  await typeInto(page.getByLabel('What you have in mind'), 'A film about engines.');
  await expectNoFaults(page, 'business');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you, your message has arrived.').waitFor();

  await page.goto(kinora.signInLink);
  await page.waitForURL('**/dashboard/film/idea');
  await page.goto(`${origin}/my/feedback`);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expectSoon(() => page.getByText('Please give a rating.').count()).toBe(10);
  await expectNoFaults(page, 'feedback');
  for (const group of await page.getByRole('group').all()) {
    await group.getByRole('radio', { name: '4, good' }).check({ force: true });
  }
  await page.getByLabel('The film type you make most').selectOption('comedy');
  await page.getByLabel('The style you like best').selectOption('gouache');
  await typeInto(page.getByLabel('What works, and what does not'), 'The storyboard is quick.');
  await typeInto(page.getByLabel('What you would like to see'), 'More looks.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('50 film coins have been added to your balance.').waitFor();

  await setUpSecondFactor(page, origin);
  await page.goto(`${origin}/admin/messages`);
  await page.getByRole('heading', { name: 'Analytical Films · Ada' }).waitFor();
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await page.getByText('More looks.').waitFor();
  await expectNoFaults(page, 'feedback read by an admin');
  await expectFits(page);
  expect(complaints).toEqual([]);
});

test('[CAT-11] a shop whose coins buy nothing yet says so, and promises no paid models', async () => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })).newPage();
  await page.goto(`${origin}/pricing`);
  await page.getByText(membership.nothingCosts, { exact: true }).waitFor();
  await page.getByRole('region', { name: membership.tiersHeading }).getByText('Up to 1080p').first().waitFor();
  const promises = [
    membership.rights.paidModels,
    membership.rights.premium,
    membership.rights.oneClick,
    membership.compare.premium,
  ];
  for (const words of promises) {
    expect(await page.getByText(words, { exact: true }).count(), words).toBe(0);
  }
  await page.context().close();
});
