import type { Page } from 'playwright-core';
import { answerOtherwise } from './public-screens.ts';
import type { Screen } from './screens.ts';

const at = (path: string) => (): string => path;

const PLAN = {
  tier: 'creator',
  next: null,
  isLate: false,
  periodEndsAt: '2027-01-09T12:00:00.000Z',
  endsWithPeriod: false,
  hasPortal: true,
  given: null,
  ended: null,
  owedCoins: 0,
};
const CHANGE = {
  orderId: '00000000-0000-4000-8000-000000000000',
  tier: 'pro_studio',
  currency: 'usd',
  priceMinor: 9900,
  coins: 16_000,
  due: { priceMinor: 4_517, coins: 7_300 },
  startsAt: null,
};
const FACTOR = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Kinora:somebody%40film.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kinora',
};
const ACCOUNT = { id: '00000000-0000-4000-8000-000000000001', name: 'Aleksandra Wiśniewska-Nakamura' };
const ACTS = [
  {
    kind: 'refund',
    subjectId: 'in_1QpZbT2eZvKYlo2C7m3kXx9A',
    reason: 'second',
    account: ACCOUNT,
    amount: { priceMinor: 2900, currency: 'usd' },
    createdAt: '2026-11-21T16:20:00.000Z',
    state: 'done',
    problem: null,
  },
  {
    kind: 'cancel',
    subjectId: 'sub_1QpZbT2eZvKYlo2CkH1TzQ0s',
    reason: 'dispute',
    account: ACCOUNT,
    amount: null,
    createdAt: '2026-11-21T16:19:00.000Z',
    state: 'waiting',
    problem: null,
  },
  {
    kind: 'refund',
    subjectId: 'in_1QoYaS2eZvKYlo2C5t8hWw4B',
    reason: 'refund',
    account: ACCOUNT,
    amount: { priceMinor: 9900, currency: 'usd' },
    createdAt: '2026-11-19T08:03:00.000Z',
    state: 'given_up',
    problem: 'The charge has already been refunded.',
  },
];
const PROOFS = {
  ledger: {
    provedAt: '2026-11-21T03:00:00.000Z',
    entries: 18_402,
    faults: ['account 00000000-0000-4000-8000-000000000001: 120 in the account, 100 in the ledger'],
  },
  audit: { provedAt: '2026-11-21T03:00:00.000Z', entries: 312, faults: [] },
};

/**
 * Plan, phone, second factor and sessions in states that need a shop, SMS, another device or a failure: the studio's
 * answers are replaced.
 */
export const STANDING_SCREENS: readonly Screen[] = [
  { name: 'plan', as: 'member', path: at('/pricing'), before: (page) => pay(page, {}) },
  {
    name: 'plan-moving',
    as: 'member',
    path: at('/pricing'),
    before: (page) => pay(page, { next: { tier: 'pro_studio', startsAt: PLAN.periodEndsAt }, owedCoins: 120 }),
  },
  { name: 'plan-late', as: 'member', path: at('/pricing'), before: (page) => pay(page, { isLate: true }) },
  { name: 'plan-ending', as: 'member', path: at('/pricing'), before: (page) => pay(page, { endsWithPeriod: true }) },
  {
    name: 'plan-over',
    as: 'newcomer',
    path: at('/pricing'),
    before: (page) =>
      pay(page, {
        tier: null,
        periodEndsAt: null,
        given: { until: PLAN.periodEndsAt },
        ended: { reason: 'dispute', endedAt: '2026-11-12T09:00:00.000Z', isReturned: true },
        owedCoins: 800,
      }),
  },
  {
    name: 'plan-change',
    as: 'member',
    path: at('/pricing'),
    before: async (page) => {
      await pay(page, {});
      await answer(page, '/api/membership/changes', CHANGE);
    },
    prepare: (page) => openDialog(page, '[aria-labelledby=tier-pro_studio] button'),
  },
  {
    name: 'plan-end',
    as: 'member',
    path: at('/pricing'),
    before: (page) => pay(page, {}),
    prepare: (page) => openDialog(page, '[aria-labelledby=tier-creator] button >> nth=-1'),
  },
  {
    name: 'phone-none',
    as: 'member',
    path: at('/my/info'),
    before: (page) => answerOtherwise(page, '/api/settings', { phoneSignIn: true }),
    prepare: (page) => page.locator('#phone button').scrollIntoViewIfNeeded(),
  },
  {
    name: 'phone-kept',
    as: 'member',
    path: at('/my/info'),
    before: keepPhone,
    prepare: (page) => page.locator('#phone button').first().scrollIntoViewIfNeeded(),
  },
  {
    name: 'phone-change',
    as: 'member',
    path: at('/my/info'),
    before: keepPhone,
    prepare: async (page) => {
      await page.locator('#phone button').first().click();
      await page.locator('#phone form').waitFor();
    },
  },
  { name: 'profile-clash', as: 'member', path: at('/my/info'), before: clash, prepare: saveTooLate },
  {
    name: 'factor-scan',
    as: 'member',
    path: at('/admin/security'),
    before: setFactor,
    prepare: async (page) => {
      await page.locator('main button').first().click();
      await page.locator('main form').waitFor();
    },
  },
  { name: 'factor-codes', as: 'member', path: at('/admin/security'), before: setFactor, prepare: finishFactor },
  {
    name: 'factor-on',
    as: 'member',
    path: at('/admin/security'),
    before: (page) => answerOtherwise(page, '/api/account/second-factor', { isOn: true, recoveryCodesLeft: 7 }),
    prepare: (page) => page.locator('main form').waitFor(),
  },
  {
    name: 'payments-some',
    as: 'member',
    path: at('/admin/payments'),
    before: (page) => answer(page, '/api/admin/payment-acts', { acts: ACTS, next: null, strays: [], strayCount: 0 }),
    prepare: (page) => page.locator('main time').first().waitFor(),
  },
  {
    name: 'audit-wrong',
    as: 'member',
    path: at('/admin/audit'),
    before: (page) => answer(page, '/api/admin/proofs', PROOFS),
    prepare: (page) => page.locator('main [role=alert]').first().waitFor(),
  },
  {
    name: 'codes-alarm',
    as: 'member',
    path: at('/admin/redeem-codes'),
    before: (page) => answer(page, '/api/admin/proofs', PROOFS),
    prepare: (page) => page.locator('main [role=alert]').first().waitFor(),
  },
];

async function answer(page: Page, path: string, json: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ json }));
}

async function pay(page: Page, change: object): Promise<void> {
  await answerOtherwise(page, '/api/membership/offers', { isOpen: true });
  await answer(page, '/api/membership', { ...PLAN, ...change });
}

async function keepPhone(page: Page): Promise<void> {
  await answerOtherwise(page, '/api/settings', { phoneSignIn: true });
  await answer(page, '/api/account/phone', { phone: '+491701234567' });
}

/** Another device has saved other values meanwhile. */
async function clash(page: Page): Promise<void> {
  await page.route('**/api/account/profile', async (route) => {
    const sent = route.request().postDataJSON() as { version: number };
    const current = {
      ...sent,
      version: sent.version + 1,
      username: 'Mira of the Lanterns',
      description: 'I draw storyboards for short films about the sea.',
    };
    await route.fulfill({
      status: 409,
      json: { code: 'PROFILE_CHANGED', message: '', requestId: '', details: { current } },
    });
  });
}

async function saveTooLate(page: Page): Promise<void> {
  await page.locator('main form input').first().fill('Aleksandra Wiśniewska');
  await page
    .locator('main form textarea')
    .first()
    .fill('Short films about weather, clocks and the people who keep them both.');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main form section h2 + div').first().waitFor();
  await page.locator('main form > [tabindex="-1"]').waitFor();
}

async function setFactor(page: Page): Promise<void> {
  await answerOtherwise(page, '/api/account/second-factor', { isOn: false, recoveryCodesLeft: 0 });
  await answer(page, '/api/account/second-factor/begin', FACTOR);
  await answer(page, '/api/account/second-factor/finish', {
    recoveryCodes: Array.from({ length: 10 }, (_, place) => `k7qm-${place}xwd-${place}hpt`),
  });
}

async function finishFactor(page: Page): Promise<void> {
  await page.locator('main button').first().click();
  await page.locator('main form input').fill('123456');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main li code, main ul[data-selectable]').first().waitFor();
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page.locator(button).first().click();
  await page.locator('dialog[open]').waitFor();
}
