/**
 * `npm run lighthouse [-- --runs 3] [--json]`: what Lighthouse says of the main pages, on a phone and at a desk, against what they
 * must reach; the median of the runs. Exits 1 when a page falls short.
 */
import lighthouse, { desktopConfig, type Config } from 'lighthouse';
import { freePort } from '#tests/build/free-port.ts';
import { openStudio } from './interface/open-studio.ts';

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
/** Least scores of a hundred; only public pages are meant to be found by search engines. */
const LEAST = {
  phone: { public: { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 }, signedIn: { performance: 80, accessibility: 100, 'best-practices': 95, seo: 0 } },
  desk: { public: { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 }, signedIn: { performance: 90, accessibility: 100, 'best-practices': 95, seo: 0 } },
} as const;

const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 1;
const port = await freePort();
const studio = await openStudio([`--remote-debugging-port=${port}`]);
const pages = [];
try {
  // Lighthouse opens its pages beside our contexts, and is to be signed in there as well.
  const browser = await studio.browser.newBrowserCDPSession();
  const { cookies } = await studio.member.storageState();
  for (const { name, path, isPublic } of PAGES) {
    await (isPublic ? browser.send('Storage.clearCookies') : browser.send('Storage.setCookies', { cookies }));
    for (const form of ['phone', 'desk'] as const) {
      const looks: Record<Category, number>[] = [];
      for (let run = 0; run < runs; run++) looks.push(await score(`${studio.origin}${path === 'done' ? studio.films.done : path}`, form === 'desk' ? desktopConfig : undefined));
      const scores = Object.fromEntries(CATEGORIES.map((category) => [category, median(looks.map((look) => look[category]))])) as Record<Category, number>;
      const least = LEAST[form][isPublic ? 'public' : 'signedIn'];
      const short = CATEGORIES.filter((category) => scores[category] < least[category]);
      pages.push({ name, form, scores, short });
      process.stdout.write(`${name.padEnd(9)} ${form}  ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}${short.length > 0 ? `  SHORT: ${short.map((category) => `${category} of ${least[category]}`).join(', ')}` : ''}\n`);
    }
  }
} finally {
  await studio.close();
}
const short = pages.filter((page) => page.short.length > 0).length;
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ pages, short })}\n`);
process.exit(short > 0 ? 1 : 0);

/** One look at one page: scores of a hundred. What falls short is named on the error stream. */
async function score(address: string, config: Config | undefined): Promise<Record<Category, number>> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', disableStorageReset: true, onlyCategories: [...CATEGORIES] }, config);
  if (!result) throw new Error(`Lighthouse saw nothing at ${address}`);
  const { categories, audits } = result.lhr;
  for (const category of CATEGORIES) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (category !== 'performance' && weight > 0 && audit && audit.score !== null && audit.score < 1) process.stderr.write(`  ${new URL(address).pathname} ${category}: ${audit.title}\n`);
    }
  }
  return Object.fromEntries(CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)])) as Record<Category, number>;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
