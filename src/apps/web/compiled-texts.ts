import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../shared/language/languages.ts';
import { CORE, TEXTS, type Section } from './texts.ts';

const NAME = 'virtual:texts';

/** The content of one text file: the texts that every page needs, or one section. */
type TextFile = 'core' | Section;

/** One version for all files, so that a browser can build their URLs. Changes with any text. */
export const TEXTS_MARK = createHash('sha256').update(JSON.stringify(TEXTS)).digest('base64url').slice(0, 8);

/** The build's path of a text file. */
const textAddress = (language: Language, file: TextFile): string =>
  `/assets/texts-${TEXTS_MARK}-${language}-${file}.json`;

/** The compiler of use-intl's own formatter. */
async function findCompiler(): Promise<(message: string) => unknown> {
  const useIntl = createRequire(import.meta.url).resolve('use-intl');
  const compiler = createRequire(useIntl).resolve('icu-minify/compile');
  return ((await import(pathToFileURL(compiler).href)) as { default: (message: string) => unknown }).default;
}

function compileAll(texts: object, compile: (message: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, unknown]) => [
      key,
      typeof text === 'string' ? compile(text) : compileAll(text as object, compile),
    ]),
  );
}

/** All files by path. */
async function compileFiles(): Promise<Map<string, string>> {
  const compile = await findCompiler();
  const core: readonly string[] = CORE;
  const files = new Map<string, string>();
  for (const language of LANGUAGES) {
    const sections = Object.entries(TEXTS[language]) as [Section, object][];
    const write = (file: TextFile, some: [Section, object][]): void =>
      void files.set(textAddress(language, file), JSON.stringify(compileAll(Object.fromEntries(some), compile)));
    write(
      'core',
      sections.filter(([section]) => core.includes(section)),
    );
    for (const one of sections) {
      if (!core.includes(one[0])) {
        write(one[0], [one]);
      }
    }
  }
  return files;
}

/**
 * Gives the browser each language's texts as data files, one per section, with their messages already parsed, so that
 * the parser is not sent. Throws for a malformed message, which fails the build.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    configureServer: ({ middlewares }) => {
      const files = compileFiles();
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/texts-')) {
          return next();
        }
        files.then(
          (all) => response.setHeader('content-type', 'application/json').end(all.get(request.url ?? '')),
          next,
        );
      });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const mark = ${JSON.stringify(TEXTS_MARK)};` : undefined),
    async generateBundle() {
      for (const [address, source] of await compileFiles()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}
