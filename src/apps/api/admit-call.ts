import { IDENTITIES, type Account, type Caller } from '#src/foundation/accounts/server/account.ts';
import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { EndpointRules } from '#src/shared/endpoint.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { CallerRead } from './read-caller.ts';

/**
 * The one guard of every endpoint, asked in the order of GUARD-07: maintenance, ban, sign-in, admin; then whether a
 * dangerous act was confirmed. What an endpoint leaves open it says in its contract; whatever says nothing is closed
 * (GUARD-06). Throws MAINTENANCE, ACCOUNT_BANNED, NOT_LOGGED_IN, SESSION_EXPIRED, PERMISSION_DENIED,
 * CONFIRMATION_REQUIRED.
 */
export async function admitCall(
  executor: Executor,
  { caller, requireAccount }: CallerRead,
  rules: EndpointRules,
): Promise<void> {
  if (!rules.inMaintenance) {
    const { maintenance } = await readSiteState(executor);
    if (maintenance.isOn)
      throw new AppError(
        'MAINTENANCE',
        maintenance.until ? { details: { until: maintenance.until.toISOString() } } : {},
      );
  }
  if (caller && !rules.whileBanned) refuseBanned(caller);
  if (rules.admin) refuseOthers(requireAccount());
  if (rules.confirmed && !requireAccount().isConfirmed) throw new AppError('CONFIRMATION_REQUIRED');
}

/** Answers the account, unless it is banned. Throws ACCOUNT_BANNED. */
export function refuseBanned<Known extends Account>(account: Known): Known {
  if (account.identity === IDENTITIES.banned) throw new AppError('ACCOUNT_BANNED');
  return account;
}

function refuseOthers({ identity }: Caller): void {
  if (identity !== IDENTITIES.admin) throw new AppError('PERMISSION_DENIED');
}
