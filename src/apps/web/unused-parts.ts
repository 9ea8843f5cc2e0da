import type { Plugin } from 'vite';

/** What is replaced in the files of these packages. */
const REPLACED: readonly (readonly [packageName: string, found: RegExp, by: string])[] = [
  // Names of components for development tools count as uses of them.
  ['react-router', /^\w+\.displayName = .*;$/gm, ''],
  // These calls and classes have no effect.
  ['react-router', /= (React\$\d\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  ['react-router', /^var (\w+ErrorBoundary) = (class [^]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();'],
  // Only routers with data catch errors.
  ['react-router', /dataRouterState && \(match\.route\.ErrorBoundary \|\| [^)]*\)/g, 'false'],
  // Pages are preloaded by frameworks only.
  ['react-router', /\/\* @__PURE__ \*\/ React\$\d\.createElement\(PrefetchPageLinks, .*?\)(?=\) : link)/g, 'null'],
  // The builder of contracts, which are written by the build.
  ['@orpc/contract', /^const oc = new ContractBuilder\(/gm, 'const oc = /* @__PURE__ */ new ContractBuilder('],
  // Nothing is sent as a stream of events.
  ['@orpc/standard-server-fetch', /return toEventStream\(body, options\);/g, "throw new TypeError('not sent');"],
];

/** Leaves out what libraries have and nothing uses, where their code does not tell so. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/](?:react-router|@orpc)[\\/]/ },
      handler: (code, id) => ({
        code: REPLACED.filter(([name]) => id.replaceAll('\\', '/').includes(`/node_modules/${name}/`)).reduce(
          (text, [, found, by]) => text.replace(found, by),
          code,
        ),
        map: null,
      }),
    },
  };
}
