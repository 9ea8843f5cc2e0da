import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { FEEDBACK_RATINGS } from '#src/shared/catalogue/feedback.ts';
import { askAs, type Ask } from './ask-studio.ts';

const PASSWORD = 'lantern gravel tuba';

/** Accounts beside the admin. */
export interface Others {
  /** A new account without any content. */
  newcomer: BrowserContext;
  /** Suspended, with an appeal. */
  banned: BrowserContext;
  /** Suspended, without an appeal yet. */
  accused: BrowserContext;
}

/** Fills a studio with data of its users: accounts, invitations, messages, appeals, a profile and its archive. */
export async function fillStudio(browser: Browser, origin: string, admin: Ask): Promise<Others> {
  const [newcomer, banned, accused, farm] = await Promise.all([
    browser.newContext(),
    browser.newContext(),
    browser.newContext(),
    browser.newContext(),
  ]);
  const visitor = await askAs(await browser.newContext(), origin);
  const register = async (context: BrowserContext, email: string, invitationCode?: string): Promise<void> => {
    const { requestToken } = await visitor('post', '/api/account/verification-code', { email, purpose: 'register' });
    const { mails } = (await admin('get', '/api/account/outbox')) as unknown as {
      mails: { id: string; recipient: string }[];
    };
    const waiting = mails.find(({ recipient }) => recipient === email);
    const { body } = await admin('post', `/api/account/outbox/${waiting?.id}`, {});
    const code = /\b\d{6}\b/.exec(String(body))?.[0];
    await (
      await askAs(context, origin)
    )('post', '/api/account/register', {
      email,
      password: PASSWORD,
      agreed: true,
      requestToken,
      code,
      ...(invitationCode ? { invitationCode } : {}),
    });
  };
  // Through the page, so that the browser stores the session.
  const enter = async (context: BrowserContext, email: string): Promise<void> => {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.locator('main form input[type=email]').fill(email);
    await page.locator('main form input[type=password]').fill(PASSWORD);
    await page.locator('main form input[type=checkbox]').check();
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.close();
  };
  const ban = async (context: BrowserContext, email: string, reason: string): Promise<Ask> => {
    const { accounts } = (await admin('get', `/api/admin/accounts?search=${encodeURIComponent(email)}`)) as unknown as {
      accounts: { id: string }[];
    };
    await admin('post', `/api/admin/accounts/${accounts[0]?.id}/ban`, { reason });
    await enter(context, email);
    return askAs(context, origin);
  };
  const { code } = await admin('get', '/api/invitations');
  await register(newcomer, 'newcomer@gmail.com');
  await enter(newcomer, 'newcomer@gmail.com');
  // Two guests in one browser: the second one's welcome bonus is held, and both are flagged as farming.
  await register(farm, 'hana.mori@gmail.com', String(code));
  await register(farm, 'hana.mori.too@gmail.com', String(code));
  await register(await browser.newContext(), 'a.person.with.quite.a.long.address@gmail.com', String(code));
  await register(banned, 'loud.trumpet@gmail.com');
  await register(accused, 'quiet.flute@gmail.com');
  const appellant = await ban(
    banned,
    'loud.trumpet@gmail.com',
    'The same advertisement under forty films within an hour.',
  );
  await appellant('post', '/api/account/ban/appeal', {
    description:
      'My little brother had my phone for an afternoon. I have changed the password and taken everything down that I could find.',
  });
  await ban(accused, 'quiet.flute@gmail.com', '他人の映画を自分のものとして公開したため。');

  await visitor('post', '/api/contact/business', {
    id: randomUUID(),
    name: 'Mira Lindqvist',
    company: 'Lindqvist & Søn Film',
    contact: 'mira@lindqvist.example',
    budget: '€ 20,000 a year',
    message:
      'We make forty commercials a year and draw every storyboard by hand.\n\nCould we use your drafts for the pitches, and who would own them?',
  });
  await visitor('post', '/api/contact/business', {
    id: randomUUID(),
    name: '中村 さくら',
    company: '株式会社あおぞら映像制作',
    contact: '03-1234-5678',
    message: '小学校の授業で子どもたちが短い映画を作れるようにしたいと考えています。三十人が同時に使えるでしょうか。',
  });
  const ratings = Object.fromEntries(FEEDBACK_RATINGS.map((name, place) => [name, 5 - (place % 3)]));
  await admin('post', '/api/contact/feedback', {
    id: randomUUID(),
    ratings,
    filmType: 'fantasy',
    style: 'gouache',
    functionFeedback: 'The storyboard shows at a glance what is missing.',
    suggestions: 'Let me move a shot with the keyboard alone.',
    contact: 'mira@lindqvist.example',
  });
  await admin('post', '/api/account/checkin', {});
  for (const name of ['Spring fair', '夏の上映会']) {
    await admin('post', '/api/admin/redeem-code-batches', {
      name,
      count: 25,
      ...(name === 'Spring fair' ? { expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString() } : {}),
    });
  }
  await admin('post', '/api/account/archive', {});
  const logo = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#ffd400"/><path d="M24 18v28l24-14z" fill="#3b1a52"/></svg>',
    ),
  )
    .png()
    .toBuffer();
  await admin('post', '/api/admin/partners', {
    slug: 'lumen',
    name: 'Lumen Pictures',
    barColour: '#3b1a52',
    accentColour: '#ffd400',
    logo: logo.toString('base64'),
  });
  return { newcomer, banned, accused };
}
