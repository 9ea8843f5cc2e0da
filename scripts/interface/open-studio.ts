import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from '#tests/browser/launch-browser.ts';
import { setUpSecondFactor } from '#tests/browser/set-up-second-factor.ts';
import { startKinora, type RunningKinora } from '#tests/build/start-kinora.ts';
import { askAs, type Ask } from './ask-studio.ts';
import { fillStudio, type Others } from './fill-studio.ts';
import { fillTools, type ToolPages } from './fill-tools.ts';

/** A running studio with data, and a browser. */
export interface OpenStudio extends Others {
  origin: string;
  browser: Browser;
  /** A signed-in browser. Sessions are renewed automatically, so all screens share one. */
  member: BrowserContext;
  visitor: BrowserContext;
  /** Paths of films in different states, and of a finished one by its link. */
  films: Readonly<{ done: string; tall: string; waiting: string; stopped: string; shared: string }>;
  tools: ToolPages;
  close(): Promise<void>;
}

const IDEAS = {
  done: {
    idea: 'A watchmaker teaches a thunderstorm to keep time',
    style: 'gouache',
    aspect: '16:9',
    language: 'en',
    mode: 'one_click',
  },
  tall: { idea: '港の猫が灯台に引っ越す', style: 'watercolour', aspect: '9:16', language: 'ja', mode: 'one_click' },
  waiting: {
    idea: 'Two bakers race to open the first shop on the moon',
    style: 'papercut',
    aspect: '16:9',
    language: 'en',
    mode: 'step_by_step',
  },
  stopped: {
    idea: '바닷가 우체부가 편지를 잃어버린다',
    style: 'ink',
    aspect: '16:9',
    language: 'ko',
    mode: 'one_click',
  },
} as const;

/**
 * Starts a studio in a new folder, signs its admin in, creates other accounts and makes four films: finished, finished
 * in portrait, waiting for a step, stopped. Only the newcomer sees the low-balance reminder. `browserArguments` go to
 * the browser's command line; `machineFonts` is for measuring layout shifts when our typefaces load; without
 * `withToolResults` no tool has made anything. `start` starts the program, as an operator by default.
 */
export async function openStudio(
  browserArguments: readonly string[] = [],
  {
    machineFonts = false,
    withToolResults = true,
    start = startKinora,
  }: {
    machineFonts?: boolean;
    withToolResults?: boolean;
    start?: (folder: string, env: Record<string, string>) => Promise<RunningKinora>;
  } = {},
): Promise<OpenStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-interface-'));
  const [kinora, browser] = await Promise.all([
    start(folder, { KINORA_CONTACT: 'help@film.example' }),
    launchBrowser(browserArguments, { guide: true, machineFonts }),
  ]);
  const close = async (): Promise<void> => {
    await browser.close();
    await kinora.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await fill(browser, kinora.signInLink, withToolResults)), browser, close };
  } catch (error) {
    // What was started would outlive this program.
    await close();
    throw error;
  }
}

/** Shows films to everybody; the newcomer likes them and comments on the first, and its owner answers. */
async function publish(owner: Ask, newcomer: Ask, films: readonly string[]): Promise<void> {
  for (const film of films) {
    await owner('patch', `/api/films/${film}`, { visibility: 'public' });
    await newcomer('put', `/api/movies/${film}/like`, {});
  }
  const [film] = films;
  const { id } = await newcomer('post', `/api/movies/${film}/comments`, {
    text: 'The storm that waits for the second hand!\nHow long did you take for it?',
  });
  await owner('post', `/api/movies/${film}/comments`, { text: 'An evening. The clock came last.', answers: id });
  await newcomer('post', `/api/movies/${film}/comments`, { text: '時計の音がとてもよかったです。' });
}

/** Signs the admin in, creates the other accounts, and makes the films and what the tools make. */
async function fill(
  browser: Browser,
  signInLink: string,
  withToolResults: boolean,
): Promise<Omit<OpenStudio, 'browser' | 'close'>> {
  const { origin } = new URL(signInLink);
  const member = await browser.newContext();
  const visitor = await browser.newContext();
  const page = await member.newPage();
  await page.goto(signInLink);
  await page.waitForURL('**/dashboard/**');
  await setUpSecondFactor(page, origin);
  await page.close();
  const ask = await askAs(member, origin);
  const make = async (input: (typeof IDEAS)[keyof typeof IDEAS]): Promise<string> =>
    String((await ask('post', '/api/films', { ...input, type: 'fantasy', shots: 4, seed: 7 }))['filmId']);
  const until = async (film: string, ready: (view: Record<string, unknown>) => boolean): Promise<void> => {
    for (let look = 0; look < 600; look++) {
      if (ready(await ask('get', `/api/films/${film}`))) {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`film ${film} did not get there`);
  };
  // Enough film coins to avoid the reminder.
  const { codes } = await ask('post', '/api/admin/redeem-code-batches', { name: 'Studio', count: 1 });
  await ask('post', '/api/account/redeem_code/', { code: (codes as string[])[0] });
  // The film page's guide opens only when a screen asks for it.
  await ask('post', '/api/film-guide/shown', {});
  const others = await fillStudio(browser, origin, ask);
  const tools = withToolResults ? await fillTools(ask) : { piece: '/dashboard/music', talk: '/dashboard/photoTalk' };
  const done = await make(IDEAS.done);
  const tall = await make(IDEAS.tall);
  const waiting = await make(IDEAS.waiting);
  await Promise.all([done, tall].map((film) => until(film, (view) => view['status'] === 'COMPLETED')));
  await until(waiting, (view) => view['nextStep'] !== null);
  const stopped = await make(IDEAS.stopped);
  await ask('post', `/api/films/${stopped}/cancel`, {});
  const shared = String((await ask('post', `/api/films/${done}/share`, {}))['path']);
  await publish(ask, await askAs(others.newcomer, origin), [done, tall]);
  const path = (film: string): string => `/dashboard/film/${film}`;
  return {
    origin,
    member,
    visitor,
    ...others,
    tools,
    films: { done: path(done), tall: path(tall), waiting: path(waiting), stopped: path(stopped), shared },
  };
}
