import type { GenerationTools } from '#src/foundation/generation/server/generation-tools.ts';
import type { Ffmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';

/** What the verbs of this slice stand on. */
export interface FilmTools extends GenerationTools {
  readonly ffmpeg: Ffmpeg;
  /** Threads that cut films (see final-cut/cut-thread.ts). */
  readonly cutThreads: ThreadPool;
}
