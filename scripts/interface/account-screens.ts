import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const at = (path: string) => (): string => path;

/** Account and admin pages in further states: changed, refused, slow, broken, with a confirmation open. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    name: 'profile-changed',
    as: 'newcomer',
    path: at('/my/info'),
    prepare: (page) =>
      page.locator('main form input').first().fill('Aleksandra Wiśniewska-Nakamura of the long evening road'),
  },
  {
    name: 'profile-loading',
    as: 'member',
    path: at('/my/info'),
    troubled: { path: '**/api/account/account/*', by: 'silence' },
  },
  {
    name: 'profile-failed',
    as: 'member',
    path: at('/my/info'),
    troubled: { path: '**/api/account/account/*', by: 'fault' },
    prepare: untilRefused,
  },
  { name: 'coins-narrowed', as: 'member', path: at('/my/coins?direction=out&topic=rewards'), prepare: untilEmpty },
  {
    name: 'coins-loading',
    as: 'member',
    path: at('/my/coins'),
    troubled: { path: '**/api/account/coins?*', by: 'silence' },
  },
  {
    name: 'coins-failed',
    as: 'member',
    path: at('/my/coins'),
    troubled: { path: '**/api/account/coins?*', by: 'fault' },
    prepare: untilRefused,
  },
  { name: 'checked-in', as: 'member', path: at('/terms'), prepare: checkIn },
  {
    name: 'password-refused',
    as: 'newcomer',
    path: at('/my/changepassword'),
    prepare: (page) => page.locator('main form button[type=submit]').click(),
  },
  { name: 'users-admin', as: 'member', path: at('/admin/user-management?identity=admin'), prepare: openFirstAccount },
  {
    name: 'users-none',
    as: 'member',
    path: at('/admin/user-management?search=nobody.of.this.name'),
    prepare: untilEmpty,
  },
  {
    name: 'users-failed',
    as: 'member',
    path: at('/admin/user-management'),
    troubled: { path: '**/api/admin/accounts?*', by: 'fault' },
    prepare: untilRefused,
  },
  {
    name: 'codes-refused',
    as: 'member',
    path: at('/admin/redeem-codes'),
    prepare: (page) => page.locator('main form button[type=submit]').click(),
  },
  {
    name: 'codes-stop',
    as: 'member',
    path: at('/admin/redeem-codes'),
    prepare: (page) => openDialog(page, 'main li button'),
  },
  {
    name: 'suspicious-ask',
    as: 'member',
    path: at('/admin/suspicious_accounts'),
    prepare: (page) => openDialog(page, 'main article li button'),
  },
  {
    name: 'partners-new',
    as: 'member',
    path: at('/admin/partners'),
    prepare: (page) => openDialog(page, 'main header button'),
  },
  {
    name: 'site-begin',
    as: 'member',
    path: at('/admin/site'),
    prepare: (page) => openDialog(page, 'main form:last-of-type button[type=submit] >> nth=-1'),
  },
];

async function untilRefused(page: Page): Promise<void> {
  await page.locator('main [role=alert]').first().waitFor({ timeout: 15_000 });
}

async function untilEmpty(page: Page): Promise<void> {
  await page.locator('main .border-dashed').waitFor();
}

async function checkIn(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: /\d/ }).first().click();
  await page.locator('header [popover]:popover-open li button').first().click();
  await page.locator('[data-sonner-toast]').waitFor();
}

async function openFirstAccount(page: Page): Promise<void> {
  await page.locator('tbody button').first().click();
  await page.locator('dialog[open] form').first().waitFor();
}

async function openDialog(page: Page, button: string): Promise<void> {
  await page.locator(button).first().click();
  await page.locator('dialog[open]').waitFor();
}
