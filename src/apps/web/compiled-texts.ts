import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../shared/language/languages.ts';
import { TEXTS } from './texts.ts';

const NAME = 'virtual:texts';
const DEV_PATH = /^\/@texts\/(\w+)\.json$/;

/** The compiler that belongs to use-intl's own formatter. */
async function findCompiler(): Promise<(message: string) => unknown> {
  const useIntl = createRequire(import.meta.url).resolve('use-intl');
  const compiler = createRequire(useIntl).resolve('icu-minify/compile');
  return ((await import(pathToFileURL(compiler).href)) as { default: (message: string) => unknown }).default;
}

function compileAll(texts: object, compile: (message: string) => unknown): object {
  return Object.fromEntries(Object.entries(texts).map(([key, text]: [string, unknown]) => [key, typeof text === 'string' ? compile(text) : compileAll(text as object, compile)]));
}

const compiled = async (language: Language): Promise<string> => JSON.stringify(compileAll(TEXTS[language], await findCompiler()));

/**
 * Gives the browser each language as a file of data of its own, its messages already taken apart: what takes them apart stays
 * here. Throws when a message is not well written, which fails the build.
 */
export function compiledTexts(): Plugin {
  let building = false;
  return {
    name: 'compiled-texts',
    configResolved: ({ command }) => { building = command === 'build'; },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const language = LANGUAGES.find((one) => one === DEV_PATH.exec(request.url ?? '')?.[1]);
        if (!language) return next();
        compiled(language).then((texts) => response.setHeader('content-type', 'application/json').end(texts), next);
      });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const entries: string[] = [];
      for (const language of LANGUAGES) {
        const address = building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `texts-${language}.json`, source: await compiled(language) })}`
          : JSON.stringify(`/@texts/${language}.json`);
        entries.push(`${language}: ${address}`);
      }
      return `export const addresses = { ${entries.join(', ')} };`;
    },
  };
}
