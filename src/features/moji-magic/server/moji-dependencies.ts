import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';

/** Dependencies of draws, collections and canvases. */
export type MojiDependencies = GenerationDependencies;
