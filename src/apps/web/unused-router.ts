import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const CALL = /= (React\$\d\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Leaves out what the router has and nothing uses: the names that it gives its components for development tools count
 * as uses, and so do calls that its authors did not mark as free of effects.
 */
export function unusedRouter(): Plugin {
  return {
    name: 'unused-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(CALL, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
