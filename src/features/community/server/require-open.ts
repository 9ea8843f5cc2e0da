import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

/** Refuses everything while the operator has closed the community. Throws COMMUNITY_CLOSED. */
export async function refuseWhileClosed(executor: Executor): Promise<void> {
  if ((await readSiteState(executor)).community === 'closed') {
    throw new AppError('COMMUNITY_CLOSED');
  }
}

/** Refuses new comments while the operator has closed them. Throws COMMENTS_CLOSED. */
export async function refuseComments(executor: Executor): Promise<void> {
  if ((await readSiteState(executor)).community !== 'open') {
    throw new AppError('COMMENTS_CLOSED');
  }
}
