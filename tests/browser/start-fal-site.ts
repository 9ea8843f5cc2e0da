import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { keepFalFiles } from '../build/build-fal-studio.ts';
import { copyFinishedFilm, type FinishedFilm } from '../build/finished-film.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import { startKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { startLoopback, type Call, type Loopback } from '../vendors/loopback-service.ts';
import { startLoopbackStripe } from '../vendors/loopback-stripe.ts';
import { FAL } from '../vendors/protocols/fal.ts';
import type { Fate } from '../vendors/vendor-protocol.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { signUp } from './sign-up.ts';

/** A site that sells plans and has fal's models, all services on this machine, and a browser. */
export interface FalSite {
  browser: Browser;
  origin: string;
  signInLink: string;
  smtp: LoopbackSmtp;
  fal: Loopback;
  close(): Promise<void>;
}

/** Starts it, on the data of a finished film where one is given; what fal does with a call is asked each time. */
export async function startFalSite(
  behaviourFor: (call: Call) => { fate: Fate; pendingChecks: number },
  film?: FinishedFilm,
): Promise<FalSite> {
  const [folder, stripe, smtp, browser, fal] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-fal-site-')),
    startLoopbackStripe(),
    startLoopbackSmtp(),
    launchBrowser([], { reminders: false }),
    startLoopback((call, service) => FAL.serve(call, service, behaviourFor(call))),
  ]);
  await keepFalFiles(fal, await findFfmpeg({ cacheFolder: folder }), folder);
  const settings = {
    KINORA_STRIPE_KEY: stripe.key,
    KINORA_STRIPE_URL: stripe.url,
    KINORA_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    KINORA_SMTP_URL: smtp.url,
    KINORA_CONTACT: 'help@film.example',
    KINORA_FAL_KEY: 'a-secret-key-of-fal',
    KINORA_FAL_URL: fal.url,
    KINORA_FETCH_ORIGINS: fal.url,
  };
  const kinora = film
    ? await startKinora(film.folder, { ...settings, DATABASE_URL: film.database.url })
    : await startTestKinora(join(folder, 'data'), settings, { smallFilms: true });
  return {
    browser,
    origin: new URL(kinora.signInLink).origin,
    signInLink: kinora.signInLink,
    smtp,
    fal,
    close: async () => {
      await browser.close();
      await kinora.stop();
      await film?.close();
      await Promise.all([fal.close(), stripe.close(), smtp.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs up, becomes a member, and chooses the draft engine for pictures and clips on the idea page. */
export async function becomeMember(page: Page, { origin, smtp }: FalSite): Promise<void> {
  await page.goto(`${origin}/register?next=%2Fpricing`);
  await signUp(page, smtp, 'maker@gmail.com');
  await subscribe(page, origin);
  await page.goto(`${origin}/dashboard/film/idea`);
  for (const part of ['Pictures', 'Clips']) {
    await page.getByLabel(part, { exact: true }).click();
    await page.getByRole('option', { name: /Draft engine/ }).click();
  }
}

/** Starts the site on a copy of this run's finished film, whose owner signs in, is no admin any more, and subscribes. */
export async function openFalSiteWithFilm(
  behaviourFor: (call: Call) => { fate: Fate; pendingChecks: number },
  options: Parameters<Browser['newContext']>[0],
): Promise<{ site: FalSite; page: Page; complaints: string[]; filmAddress: string }> {
  const film = await copyFinishedFilm();
  const site = await startFalSite(behaviourFor, film);
  try {
    const { page, complaints } = await openSignedIn(site.browser, site.signInLink, options);
    await film.database.pool.query('update accounts set is_admin = false');
    await subscribe(page, site.origin);
    return { site, page, complaints, filmAddress: `${site.origin}/dashboard/film/${film.filmId}` };
  } catch (error) {
    await site.close();
    throw error;
  }
}

async function subscribe(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/pricing`);
  await page
    .getByRole('region', { name: 'Plans' })
    .getByRole('listitem', { name: 'Creator', exact: true })
    .getByRole('button', { name: 'Become a member' })
    .click();
  await page.getByText('Welcome, member. 3,000 film coins are yours').waitFor();
}
