import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { writeFontsConf } from '#src/platform/server/media/fonts/write-fonts-conf.ts';
import { BROWSER_FONTS, findChromium } from './find-chromium.ts';
import { keepFailedPreparation, watchContext } from './keep-failure.ts';

/**
 * Starts the machine's browser without its background requests, with the program's own fonts, so that every language is
 * rendered on a machine without fonts. `reminders: false`, for sites that sell coins to accounts without any, dismisses
 * the low-balance reminder on each page before it shows. The guide of films is dismissed too, unless `guide` is set. A
 * film that is being made is not played by itself, which costs half a processor, unless `watch` is set. `machineFonts`
 * uses the machine's fonts instead, as people's browsers do, including the fallbacks for ours. The caller closes it.
 */
export async function launchBrowser(
  more: readonly string[] = [],
  { reminders = true, guide = false, watch = false, machineFonts = false } = {},
): Promise<Browser> {
  const found = await findChromium();
  const fonts = machineFonts ? {} : { FONTCONFIG_FILE: await writeFontsConf(BROWSER_FONTS) };
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env, ...fonts },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...more,
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    // As the polls of vitest.config.ts: a busy machine takes its time.
    context.setDefaultTimeout(60_000);
    stopRoutesBeforeClose(context);
    if (process.env.VITEST) {
      await watchContext(context);
    }
    await context.addInitScript(
      ({ isGuided, isReminded, isWatched }) => {
        // oxlint-disable-next-line typescript/unbound-method -- called on the element itself
        const { play } = HTMLMediaElement.prototype;
        HTMLMediaElement.prototype.play = function (): Promise<void> {
          return this.closest('[data-live-film]') && !isWatched
            ? Promise.reject(new DOMException('not in this test', 'NotAllowedError'))
            : play.call(this);
        };
        // oxlint-disable-next-line typescript/unbound-method -- called on the dialog itself
        const { showModal } = HTMLDialogElement.prototype;
        HTMLDialogElement.prototype.showModal = function (): void {
          if (!isReminded && this.querySelector('#low-balance')) {
            this.querySelector('button')?.click();
          } else {
            showModal.call(this);
          }
        };
        // oxlint-disable-next-line typescript/unbound-method -- called on the element itself
        const { showPopover } = HTMLElement.prototype;
        HTMLElement.prototype.showPopover = function (...options): void {
          if (this.id === 'film-guide' && !isGuided) {
            this.querySelector('button')?.click();
          } else {
            showPopover.apply(this, options);
          }
        };
      },
      { isGuided: guide, isReminded: reminders, isWatched: watch },
    );
    return context;
  };
  const close = browser.close.bind(browser);
  browser.close = async (options) => {
    await keepFailedPreparation();
    await Promise.all(browser.contexts().map((context) => context.close()));
    return close(options);
  };
  return browser;
}

/**
 * A page asks for things by itself until it is closed: a test's answer to such a request may be under way at that
 * moment, and its failure then is nobody's.
 */
function stopRoutesBeforeClose(context: BrowserContext): void {
  context.on('page', (page) => {
    const close = page.close.bind(page);
    page.close = async (options) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      return close(options);
    };
  });
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.all([context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    return close(options);
  };
}
