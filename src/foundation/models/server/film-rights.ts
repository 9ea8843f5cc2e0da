import { findOpenAccount } from '#src/foundation/accounts/server/find-open-account.ts';
import { hasGrant } from '#src/foundation/coins/server/has-grant.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { filmRightsOf, INVITER_BONUS_REASON, type FilmRights } from '#src/shared/catalogue/film-rights.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

/** What an account may do with films. Throws NOT_LOGGED_IN when there is no such account. */
export async function readFilmRights(executor: Executor, accountId: string): Promise<FilmRights> {
  const account = await findOpenAccount(executor, accountId);
  if (!account) {
    throw new AppError('NOT_LOGGED_IN');
  }
  return filmRightsOf({
    identity: account.identity,
    hasInvited: await hasGrant(executor, accountId, INVITER_BONUS_REASON),
  });
}

/** Premium models are for members, and so is lip sync of a clip by a model (CAT-43). */
export const isForMembers = ({ premium, kind, inputs }: ModelEntry): boolean =>
  premium || (kind === 'lip-sync' && inputs.includes('clip'));

/** Throws MODEL_FOR_MEMBERS where these rights do not include the model. */
export function requireModelRights(model: ModelEntry, { premiumModels }: FilmRights): void {
  if (isForMembers(model) && !premiumModels) {
    throw new AppError('MODEL_FOR_MEMBERS', { details: { model: model.label } });
  }
}
