import type { Page } from 'playwright-core';
import type { LoopbackSmtp } from '../build/loopback-smtp.ts';

/** What everybody's password is who signs up here. */
export const PASSWORD = 'lantern gravel tuba';

/** Registers at the page of registering that is open, with the code that comes by mail. */
export async function signUp(page: Page, smtp: LoopbackSmtp, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(`We sent a code to ${email}`).waitFor();
  await page.getByLabel('Verification code').fill(await smtp.readCode(email));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname !== '/register');
}

/** Fills the page of signing in, and sends it. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
