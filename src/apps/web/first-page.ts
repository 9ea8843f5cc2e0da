import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../../shared/language/languages.ts';
import { TEXTS, type Messages } from './texts.ts';

const ADDRESS = '/first-page.js';
/** The face of the interface: the one that nearly every word is set in. */
const FONT = 'instrument-sans-latin-wght-normal.woff2';
const SOURCE = fileURLToPath(new URL('first-page.js', import.meta.url));

/** Addresses at which visits begin, as patterns, and the file whose code their screen is. */
const SCREENS = [
  ['^/$', 'src/apps/web/home-page.tsx'],
  ['^/login$', 'src/foundation/accounts/web/login-screen.tsx'],
  ['^/register$', 'src/foundation/accounts/web/register-screen.tsx'],
  ['^/dashboard/film(/idea)?$', 'src/features/film/web/idea-screen.tsx'],
  ['^/dashboard/film/[^/]+$', 'src/features/film/web/film/film-screen.tsx'],
  ['^/share/[^/]+$', 'src/features/film/web/film/shared-film-screen.tsx'],
] as const;

/** The words of the home page that stand before the program is there. */
function firstWords(language: Language): Record<string, string> {
  const { home, film, shell } = TEXTS[language] as Messages;
  return {
    title: `${shell.titles.home} · ${shell.product}`, claim: home.claim, headingFirst: home.headingFirst, headingSecond: home.headingSecond,
    stillTitle: home.stillTitle, stillAlt: home.stillAlt, look: film.looks.gouache, draft: home.draft, ownEngine: home.ownEngine,
  };
}

/** The script with its facts. `find` gives the address of a file by the name that it had before the build; without it nothing is asked for early. */
function write(find: (name: string) => string | undefined, screens: (readonly [string, readonly string[]])[]): string {
  const languages = Object.fromEntries(LANGUAGES.map((language) => [language, { tag: LANGUAGE_TAGS[language], texts: find(`texts-${language}.json`), words: firstWords(language) }]));
  return readFileSync(SOURCE, 'utf8').replace('FACTS', () => JSON.stringify({ languages, screens, font: find(FONT) }));
}

/** Every file that the code of a screen needs beyond what the page loads anyway. */
function filesOf(screen: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const gather = (chunk: Rolldown.OutputChunk | undefined, seen: Set<string>): Set<string> => {
    if (!chunk || seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) gather(byName.get(name), seen);
    return seen;
  };
  const own = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${screen}`));
  if (!own) throw new Error(`no file of the bundle is the screen ${screen}`);
  const loaded = gather(chunks.find((chunk) => chunk.isEntry), new Set());
  return [...gather(own, new Set())].filter((name) => !loaded.has(name)).map((name) => `/${name}`);
}

/** Puts `first-page.js` before everything else on the page, with what it needs to know of this build. */
export function firstPage(): Plugin {
  return {
    name: 'first-page',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: () => [{ tag: 'script', attrs: { src: ADDRESS }, injectTo: 'head-prepend' }] },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url !== ADDRESS) return next();
        response.setHeader('content-type', 'text/javascript').end(write(() => undefined, []));
      });
    },
    generateBundle: {
      // Before the entry, which is nothing but imports, is taken into the page and out of the bundle.
      order: 'pre',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const find = (name: string): string => {
          const file = files.find((each) => each.type === 'asset' && each.names.includes(name));
          if (!file) throw new Error(`the bundle has no ${name}`);
          return `/${file.fileName}`;
        };
        this.emitFile({ type: 'asset', fileName: ADDRESS.slice(1), source: write(find, SCREENS.map(([pattern, screen]) => [pattern, filesOf(screen, bundle)])) });
      },
    },
  };
}
