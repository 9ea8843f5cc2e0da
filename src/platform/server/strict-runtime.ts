import { config } from 'zod/v4/core';

/**
 * What every program and thread of ours gives up before anything else runs; the first import of each. Objects lose
 * `__proto__`, through which a text that becomes a key could change all of them (what Node's own option does at a
 * start; each context has its own), and zod checks inputs without generating code for it.
 */
delete (Object.prototype as { __proto__?: unknown }).__proto__;
config({ jitless: true });
