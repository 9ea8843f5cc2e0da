// Loads drizzle-orm in its CommonJS form for every import. It is the same code, but for ES modules Node reads the
// package's 180 kB package.json again for each of its hundreds of files: 430 ms and 100 MB more at each start. Used
// with `node --import ./scripts/quick-imports.mjs`, or by bootstrap.mjs. Omitting it costs only time.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')
      ? next(specifier, { ...context, conditions: ['node', 'require'] })
      : next(specifier, context),
});
