import type { PictureTools } from '#src/foundation/files/server/keep-picture-file.ts';
import type { DrawingFinder } from '#src/foundation/generation/server/find-drawings.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';

/** Dependencies of the tools: of their work, of taking in pictures, and of what films know of theirs. */
export interface ToolDependencies extends GenerationDependencies, PictureTools {
  readonly findFilmDrawings: DrawingFinder;
}
