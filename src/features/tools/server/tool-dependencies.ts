import type { PictureTools } from '#src/foundation/files/server/keep-picture-file.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';

/** Dependencies of the tools: of their work, and of taking in pictures. */
export type ToolDependencies = GenerationDependencies & PictureTools;
