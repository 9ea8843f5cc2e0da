import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';

/** Dependencies of the film functions. */
export interface FilmDependencies extends GenerationDependencies {
  readonly ffmpeg: Ffmpeg;
  /** Threads that cut films (see final-cut/cut-thread.ts). */
  readonly cutThreads: ThreadPool;
}
