/** Prints whether objects have `__proto__`. Start it through bootstrap.mjs. */
process.stdout.write(JSON.stringify({ hasProto: '__proto__' in {} }));
