import type { FilmDependencies } from '#src/features/film/server/film-dependencies.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { Queue } from '#src/platform/server/queue/open-queue.ts';

/** The parts of a running program, put together. */
export interface Parts extends FilmDependencies {
  readonly database: OpenDatabase;
  readonly queue: Queue;
  /** Starts the threads of the draft engine and loads their modules, which the first work would else wait for. */
  warmUp(): void;
}
