import type { Page } from 'playwright-core';
import type { LoopbackSmtp } from '../build/loopback-smtp.ts';
import { typeInto } from './type-into.ts';

/** The password of every account registered here. */
export const PASSWORD = 'lantern gravel tuba';

/** Registers on the open registration page, with the code from the mail. */
export async function signUp(page: Page, smtp: LoopbackSmtp, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await typeInto(page.getByLabel('Email'), email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(`We sent a code to ${email}`).waitFor();
  await typeInto(page.getByLabel('Verification code'), await smtp.readCode(email));
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname !== '/register');
}

/** Fills in the sign-in page and submits it. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await typeInto(page.getByLabel('Email'), email);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
