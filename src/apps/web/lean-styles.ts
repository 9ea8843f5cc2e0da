import type { Plugin } from 'vite';

/** What the stylesheet has and nobody here needs, and what is left of it. */
const NOT_NEEDED: readonly (readonly [found: RegExp, left: string])[] = [
  // First values of Tailwind's variables for Firefox before 128 and Safari before 16.4, which lack `@property`.
  [/@layer properties\{@supports[^{]*\{\*[^{]*\{[^}]*\}\}\}/g, ''],
  // Every browser that the bundle is built for mixes colours.
  [/@supports \(color:color-mix\([^)]*\)\)\{((?:[^{}]*\{[^{}]*\})+)\}/g, '$1'],
  // Letters of languages that the site does not have; the text around them is set in a font without them, too.
  [/@font-face\{[^}]*(?:cyrillic|vietnamese)[^}]*\}/g, ''],
];

/** Leaves out of the page's stylesheet what nobody here needs. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]apps[\\/]web[\\/]style\.css$/ },
      handler(code) {
        const lean = NOT_NEEDED.reduce((css, [found, left]) => {
          if (css.search(found) === -1) {
            throw new Error(`the stylesheet has nothing like ${String(found)}`);
          }
          return css.replace(found, left);
        }, code);
        return { code: lean, map: null };
      },
    },
  };
}
