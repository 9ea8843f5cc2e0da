import type { FilmDependencies } from '#src/features/film/server/film-dependencies.ts';
import type { ToolDependencies } from '#src/features/tools/server/tool-dependencies.ts';
import type { LiveOffer } from '#src/foundation/models/server/live-offer.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { Queue } from '#src/platform/server/queue/open-queue.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** The parts of a running program, put together. */
export interface Parts extends FilmDependencies, ToolDependencies {
  readonly database: OpenDatabase;
  readonly queue: Queue;
  /** Vendors and models, as the operator set them up. */
  readonly offer: LiveOffer;
  /** Loads the voices of drafts for a language into the processes that speak. */
  prepareVoices(language: Language): void;
  /** Starts the threads of the draft engine and loads their modules, which the first work would else wait for. */
  warmUp(): void;
}
