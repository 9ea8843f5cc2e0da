import type { LiveOffer } from '#src/foundation/models/server/live-offer.ts';
import type { Accesses } from '#src/foundation/models/server/live-offer.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';

/** Dependencies of the functions for vendors and models. */
export interface ModelDependencies {
  readonly db: Database;
  readonly offer: LiveOffer;
  readonly sealer: Sealer;
  /** What the environment sets about vendors. */
  readonly environment: Accesses;
}

/** The admin and the request, for the audit. */
export interface Act {
  readonly adminId: string;
  readonly requestId: string;
}
