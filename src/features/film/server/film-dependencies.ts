import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import type { Moderator } from '#src/vendors/moderation/moderator.ts';
import type { FilmAudience } from './audience/film-audience.ts';
import type { CutParts } from './final-cut/cut-parts.ts';

/** Dependencies of the film functions. */
export interface FilmDependencies extends GenerationDependencies {
  readonly ffmpeg: Ffmpeg;
  /** Judges uploaded pictures. */
  readonly moderator: Moderator;
  /** Threads that cut films (see final-cut/cut-thread.ts). */
  readonly cutThreads: ThreadPool;
  /** The thread that makes pieces of films that are watched while they are made; it has the tasks of `cutThreads`. */
  readonly liveThread: ThreadPool;
  /** What makes single parts of cuts with them. */
  readonly cutParts: CutParts;
  /** Shows public films to everybody. */
  readonly audience: FilmAudience;
}
