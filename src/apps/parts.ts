import type { FilmDependencies } from '#src/features/film/server/film-dependencies.ts';
import type { LiveOffer } from '#src/foundation/models/server/live-offer.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { Queue } from '#src/platform/server/queue/open-queue.ts';

/** The parts of a running program, put together. */
export interface Parts extends FilmDependencies {
  readonly database: OpenDatabase;
  readonly queue: Queue;
  /** Vendors and models, as the operator set them up. */
  readonly offer: LiveOffer;
  /** Starts the threads of the draft engine and loads their modules, which the first work would else wait for. */
  warmUp(): void;
}
