import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTranslator } from 'use-intl/core';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { LOOKS_CLAIMED } from '../../shared/catalogue/looks.ts';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../../shared/language/languages.ts';
import { TEXTS_MARK } from './compiled-texts.ts';
import { readScreens, ROUTE_FILES, type WrittenScreen } from './read-screens.ts';
import { TEXTS, type Messages } from './texts.ts';

const ADDRESS = '/first-page.js';
/** The font file that nearly all text uses. */
const FONT = 'instrument-sans-latin-wght-normal.woff2';
const SOURCE = fileURLToPath(new URL('first-page.js', import.meta.url));

/** Routes at which visits begin, and the paths that lead to them. */
const ENTRIES: Readonly<Record<string, string>> = {
  '/': '^/$',
  '/login': '^/login$',
  '/register': '^/register$',
  '/pricing': '^/pricing$',
  '/tutorial': '^/tutorial$',
  '/community': '^/community$',
  '/dashboard/all': '^/dashboard(/all)?$',
  '/dashboard/film/idea': '^/dashboard/film(/idea)?$',
  '/dashboard/film/:filmId': '^/dashboard/film/[^/]+$',
  '/dashboard/film/:filmId/edit': '^/dashboard/film/[^/]+/edit$',
  '/share/:token': '^/share/[^/]+$',
  '/my/info': '^/my(/info)?$',
  '/admin/user-management': '^/admin(/user-management)?$',
};

/** What is shown with the screens of some paths from the start, and the file that declares it. */
const COMPANIONS = [
  { start: '/my/', declared: 'src/apps/web/app.tsx', file: 'src/apps/web/shell/my-frame.tsx' },
  {
    start: '/admin/',
    declared: 'src/apps/web/app.tsx',
    file: 'src/features/administration/web/admin-frame.tsx',
  },
  {
    start: '/dashboard/film/:filmId/edit',
    declared: 'src/apps/web/pages/editor-page.tsx',
    file: 'src/features/film/web/editor/storyboard/storyboard-tab.tsx',
  },
] as const;

/** A path at which visits begin, with the code and the text sections of its screen. */
type Entry = readonly [pattern: string, files: readonly string[], sections: readonly string[]];

/** The words of the home page that are shown before the program has loaded. */
function firstWords(language: Language): Record<string, string> {
  const { home, film, shell } = TEXTS[language] as Messages;
  const t = createTranslator({ locale: LANGUAGE_TAGS[language], messages: { home }, namespace: 'home' });
  return {
    title: `${shell.titles.home} · ${shell.product}`,
    claim: t('claim', { styles: LOOKS_CLAIMED }),
    headingFirst: home.headingFirst,
    headingSecond: home.headingSecond,
    stillTitle: home.stillTitle,
    look: film.looks.gouache,
    draft: home.draft,
  };
}

/** The script with its data. Without a font and screens it preloads only texts. */
function write(screens: readonly Entry[], font?: string): string {
  const languages = Object.fromEntries(
    LANGUAGES.map((language) => [language, { tag: LANGUAGE_TAGS[language], words: firstWords(language) }]),
  );
  const facts = JSON.stringify({ languages, mark: TEXTS_MARK, screens, font });
  return minifySync(
    ADDRESS,
    readFileSync(SOURCE, 'utf8').replace('FACTS', () => facts),
  ).code;
}

/** Every file that the code of a screen needs beyond those of the page. */
function filesOf(screen: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const gather = (chunk: Rolldown.OutputChunk | undefined, seen: Set<string>): Set<string> => {
    if (!chunk || seen.has(chunk.fileName)) {
      return seen;
    }
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      gather(byName.get(name), seen);
    }
    return seen;
  };
  const own = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${screen}`));
  if (!own) {
    throw new Error(`no file of the bundle is the screen ${screen}`);
  }
  const loaded = gather(
    chunks.find((chunk) => chunk.isEntry),
    new Set(),
  );
  return [...gather(own, new Set())].filter((name) => !loaded.has(name)).map((name) => `/${name}`);
}

function companionsOf({ path = '' }: WrittenScreen): WrittenScreen[] {
  return COMPANIONS.filter(({ start }) => path.startsWith(start)).flatMap(({ declared, file }) =>
    readScreens(declared).filter((each) => each.file === file),
  );
}

/** Puts `first-page.js` before everything else on the page, with its data from this build. */
export function firstPage(): Plugin {
  return {
    name: 'first-page',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: ADDRESS }, injectTo: 'head-prepend' }],
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url !== ADDRESS) {
          return next();
        }
        response.setHeader('content-type', 'text/javascript').end(write([]));
      });
    },
    generateBundle: {
      // Runs before the entry, which is only imports, is inlined and dropped from the bundle.
      order: 'pre',
      handler(_options, bundle) {
        const font = Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes(FONT));
        if (!font) {
          throw new Error(`the bundle has no ${FONT}`);
        }
        const screens = ROUTE_FILES.flatMap(readScreens).flatMap((screen): Entry[] => {
          const pattern = ENTRIES[screen.path ?? ''];
          if (pattern === undefined) {
            return [];
          }
          const parts = [screen, ...companionsOf(screen)];
          const files = parts.flatMap(({ file }) => filesOf(file, bundle));
          const sections = parts.flatMap((part) => part.sections);
          return [[pattern, [...new Set(files)], [...new Set(sections)]]];
        });
        this.emitFile({ type: 'asset', fileName: ADDRESS.slice(1), source: write(screens, `/${font.fileName}`) });
      },
    },
  };
}
