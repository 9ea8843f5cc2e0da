// Makes loading modules quick, in the program and in its threads. Used with `node --import ./scripts/quick-imports.mjs`,
// or by bootstrap.mjs. Omitting it costs only time.
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// What was compiled, and stripped of its types, is kept for the next start and for all threads: each loads hundreds of
// files, which takes half the time then. A folder that cannot be written is no error.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

// Loads drizzle-orm in its CommonJS form for every import. It is the same code, but for ES modules Node reads the
// package's 180 kB package.json again for each of its hundreds of files: 430 ms and 100 MB more at each start.

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')
      ? next(specifier, { ...context, conditions: ['node', 'require'] })
      : next(specifier, context),
});
