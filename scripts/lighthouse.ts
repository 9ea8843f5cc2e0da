/**
 * `npm run lighthouse [-- --runs 3] [--json]`: Lighthouse scores of the main pages, on a phone and a desktop, against
 * their minimum; the median of the runs. Exits 1 when a page is below it.
 */
import lighthouse, { desktopConfig, type Config } from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '#tests/build/free-port.ts';
import { openStudio } from './interface/open-studio.ts';

/** Visitors' pages come first: the browser stays signed in afterwards. */
const PAGES = [
  { name: 'home', path: '/', isPublic: true },
  { name: 'login', path: '/login', isPublic: true },
  { name: 'pricing', path: '/pricing', isPublic: true },
  { name: 'tutorial', path: '/tutorial', isPublic: true },
  { name: 'idea', path: '/dashboard/film/idea', isPublic: false },
  { name: 'film', path: 'done', isPublic: false },
  { name: 'all', path: '/dashboard/all', isPublic: false },
] as const;
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Minimum scores out of a hundred; only public pages must be found by search engines. */
const LEAST = {
  phone: {
    public: { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 },
    signedIn: { performance: 80, accessibility: 100, 'best-practices': 95, seo: 0 },
  },
  desk: {
    public: { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 },
    signedIn: { performance: 90, accessibility: 100, 'best-practices': 95, seo: 0 },
  },
} as const;

const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 1;
const port = await freePort();
const studio = await openStudio([`--remote-debugging-port=${port}`], { machineFonts: true });
const pages = [];
try {
  let signedIn = false;
  for (const { name, path, isPublic } of PAGES) {
    if (!isPublic && !signedIn) {
      await signIn();
    }
    signedIn = !isPublic;
    for (const form of ['phone', 'desk'] as const) {
      const looks: Record<Category, number>[] = [];
      for (let run = 0; run < runs; run++) {
        looks.push(
          await score(
            `${studio.origin}${path === 'done' ? studio.films.done : path}`,
            form === 'desk' ? desktopConfig : undefined,
          ),
        );
      }
      const scores = Object.fromEntries(
        CATEGORIES.map((category) => [category, median(looks.map((look) => look[category]))]),
      ) as Record<Category, number>;
      const least = LEAST[form][isPublic ? 'public' : 'signedIn'];
      const short = CATEGORIES.filter((category) => scores[category] < least[category]);
      pages.push({ name, form, scores, short });
      process.stdout.write(
        `${name.padEnd(9)} ${form}  ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}${short.length > 0 ? `  SHORT: ${short.map((category) => `${category} of ${least[category]}`).join(', ')}` : ''}\n`,
      );
    }
  }
} finally {
  await studio.close();
}
const short = pages.filter((page) => page.short.length > 0).length;
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ pages, short })}\n`);
}
process.exit(short > 0 ? 1 : 0);

/**
 * Lighthouse opens pages in the browser's default context, not in ours: copy the member's cookies there, once, since
 * sessions renew themselves.
 */
async function signIn(): Promise<void> {
  const { cookies, origins } = await studio.member.storageState();
  const own = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts()[0];
  if (!own) {
    throw new Error('the browser has no context of its own');
  }
  await own.addCookies(cookies);
  const page = await own.newPage();
  await page.goto(`${studio.origin}/robots.txt`);
  const kept = origins.find(({ origin }) => origin === studio.origin)?.localStorage ?? [];
  await page.evaluate((entries) => {
    for (const { name, value } of entries) {
      localStorage.setItem(name, value);
    }
  }, kept);
  await page.close();
}

/** One run on one page: scores out of a hundred. Lists failed audits on standard error. */
async function score(address: string, config: Config | undefined): Promise<Record<Category, number>> {
  const result = await lighthouse(
    address,
    { port, output: 'json', logLevel: 'error', disableStorageReset: true, onlyCategories: [...CATEGORIES] },
    config,
  );
  if (!result) {
    throw new Error(`Lighthouse saw nothing at ${address}`);
  }
  const { categories, audits } = result.lhr;
  for (const category of CATEGORIES) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (category !== 'performance' && weight > 0 && audit && audit.score !== null && audit.score < 1) {
        process.stderr.write(`  ${new URL(address).pathname} ${category}: ${audit.title}\n`);
      }
    }
  }
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
