/**
 * `npm run budgets [-- --json]`: measures each route's initial script size and paint time, in a real browser on a slow
 * line, against its budget. Exits 1 when a route exceeds it.
 */
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { openStudio, type OpenStudio } from './interface/open-studio.ts';

/**
 * KiB of gzipped script requested before the page has loaded and its heading is shown; seconds to the largest
 * contentful paint.
 */
const BUDGETS = [
  { route: 'home', path: '/', as: 'visitor', scriptKibibytes: 130, largestPaintSeconds: 1.5 },
  { route: 'login', path: '/login', as: 'visitor', scriptKibibytes: 150, largestPaintSeconds: 2 },
  { route: 'register', path: '/register', as: 'visitor', scriptKibibytes: 150, largestPaintSeconds: 2 },
  { route: 'pricing', path: '/pricing', as: 'visitor', scriptKibibytes: 150, largestPaintSeconds: 2 },
  { route: 'tutorial', path: '/tutorial', as: 'visitor', scriptKibibytes: 150, largestPaintSeconds: 2 },
  { route: 'community', path: '/community', as: 'visitor', scriptKibibytes: 165, largestPaintSeconds: 2.3 },
  { route: 'movie', path: 'movie', as: 'visitor', scriptKibibytes: 165, largestPaintSeconds: 2.3 },
  { route: 'all', path: '/dashboard/all', as: 'member', scriptKibibytes: 190, largestPaintSeconds: 2.5 },
  { route: 'idea', path: '/dashboard/film/idea', as: 'member', scriptKibibytes: 190, largestPaintSeconds: 2.5 },
  { route: 'film', path: 'done', as: 'member', scriptKibibytes: 240, largestPaintSeconds: 2.5 },
  { route: 'editor', path: 'edit', as: 'member', scriptKibibytes: 240, largestPaintSeconds: 2.5 },
  { route: 'info', path: '/my/info', as: 'member', scriptKibibytes: 190, largestPaintSeconds: 2.5 },
  { route: 'users', path: '/admin/user-management', as: 'member', scriptKibibytes: 210, largestPaintSeconds: 2.5 },
] as const;
/** Paths that a studio has only once its films are made. */
const PATHS_OF_FILMS: Readonly<Record<string, (studio: OpenStudio) => string>> = {
  done: ({ films }) => films.done,
  edit: ({ films }) => `${films.done}/edit`,
  movie: ({ films }) => films.done.replace('/dashboard/film/', '/movie/'),
};
const LAYOUT_SHIFT = 0.02;
const STYLE_KIBIBYTES = 20;
/** A phone on a 4G line: 1.6 Mbit/s, 150 ms round trip, a quarter of this machine's speed. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const SLOWER = 4;
const LOOKS = 3;

const studio = await openStudio([], { machineFonts: true });
const routes = [];
try {
  for (const budget of BUDGETS) {
    const path = PATHS_OF_FILMS[budget.path]?.(studio) ?? budget.path;
    const looks = [];
    for (let look = 0; look < LOOKS; look++) {
      looks.push(await measure(studio[budget.as], `${studio.origin}${path}`));
    }
    const figures = {
      route: budget.route,
      scriptKibibytes: round(looks[0]?.script ?? 0),
      styleKibibytes: round(looks[0]?.style ?? 0),
      fontKibibytes: round(looks[0]?.font ?? 0),
      largestPaintSeconds: median(looks.map((each) => each.largestPaint)),
      layoutShift: Math.max(...looks.map((each) => each.shift)),
    };
    const over = [
      figures.scriptKibibytes > budget.scriptKibibytes &&
        `script ${figures.scriptKibibytes} of ${budget.scriptKibibytes} KiB`,
      figures.styleKibibytes > STYLE_KIBIBYTES && `style ${figures.styleKibibytes} of ${STYLE_KIBIBYTES} KiB`,
      figures.largestPaintSeconds > budget.largestPaintSeconds &&
        `largest paint ${figures.largestPaintSeconds} of ${budget.largestPaintSeconds} s`,
      figures.layoutShift > LAYOUT_SHIFT && `layout shift ${figures.layoutShift} of ${LAYOUT_SHIFT}`,
    ].filter((each) => each !== false);
    routes.push({ ...figures, over });
    process.stdout.write(
      `${budget.route.padEnd(10)} script ${figures.scriptKibibytes} KiB, style ${figures.styleKibibytes}, fonts ${figures.fontKibibytes}, largest paint ${figures.largestPaintSeconds} s, shift ${figures.layoutShift}${over.length > 0 ? `  OVER: ${over.join('; ')}` : ''}\n`,
    );
  }
} finally {
  await studio.close();
}
const over = routes.filter((route) => route.over.length > 0).length;
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ routes, over })}\n`);
}
process.exit(over > 0 ? 1 : 0);

/** One cold load: the requests until the page was idle, and its paint times. */
async function measure(
  context: BrowserContext,
  address: string,
): Promise<{ script: number; style: number; font: number; largestPaint: number; shift: number }> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', LINE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const loaded: Promise<{ address: string; kind: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const found = { address: response.url(), kind: response.request().resourceType() };
    if (!['script', 'stylesheet', 'font'].includes(found.kind)) {
      return;
    }
    loaded.push(
      response.body().then(
        (body) => ({ ...found, bytes: found.kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length }),
        () => ({ ...found, bytes: 0 }),
      ),
    );
  });
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0, heading: 0 };
    (globalThis as unknown as { seen: typeof seen }).seen = seen;
    new MutationObserver(() => {
      if (seen.heading === 0 && document.querySelector('main h1')) {
        seen.heading = performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.paint = entry.startTime;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) {
          seen.shift += (entry as unknown as { value: number }).value;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(2500);
  const { paint, shift, asked } = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { paint: number; shift: number; heading: number } };
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const until = Math.max(navigation?.loadEventStart ?? 0, seen.heading);
    return {
      ...seen,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < until)
        .map(({ name }) => name),
    };
  });
  // Later requests block nothing.
  const first = (await Promise.all(loaded)).filter((each) => asked.includes(each.address));
  await page.close();
  const sum = (kind: string): number =>
    first.filter((each) => each.kind === kind).reduce((total, each) => total + each.bytes, 0) / 1024;
  return {
    script: sum('script'),
    style: sum('stylesheet'),
    font: sum('font'),
    largestPaint: Math.round(paint) / 1000,
    shift: Math.round(shift * 1000) / 1000,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
