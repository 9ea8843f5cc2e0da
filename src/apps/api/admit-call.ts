import type { Account, Caller } from '#src/foundation/accounts/server/account.ts';
import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import type { EndpointRules } from '#src/shared/endpoint.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { CallerRead } from './read-caller.ts';

/**
 * The one guard of every endpoint, in the order of GUARD-07: maintenance, ban, sign-in, admin; then the admin's second
 * factor, and the confirmation of a dangerous action. An endpoint declares exceptions in its contract; without them it
 * is closed (GUARD-06). Throws MAINTENANCE, ACCOUNT_BANNED, NOT_LOGGED_IN, SESSION_EXPIRED, PERMISSION_DENIED,
 * SECOND_FACTOR_MISSING, CONFIRMATION_REQUIRED.
 */
export async function admitCall(
  executor: Executor,
  { caller, requireAccount }: CallerRead,
  rules: EndpointRules,
): Promise<void> {
  if (!rules.inMaintenance) {
    await refuseInMaintenance(executor);
  }
  if (caller && !rules.whileBanned) {
    refuseBanned(caller);
  }
  if (rules.admin) {
    refuseOthers(requireAccount());
    if (!requireAccount().hasSecondFactor) {
      throw new AppError('SECOND_FACTOR_MISSING');
    }
  }
  if (rules.confirmed && !requireAccount().isConfirmed) {
    throw new AppError('CONFIRMATION_REQUIRED');
  }
}

/** For routes outside of the contract (GUARD-06): media and shared films. Throws MAINTENANCE. */
export async function refuseInMaintenance(executor: Executor): Promise<void> {
  const { maintenance } = await readSiteState(executor);
  if (maintenance.isOn) {
    throw new AppError('MAINTENANCE', maintenance.until ? { details: { until: maintenance.until.toISOString() } } : {});
  }
}

/** Returns the account, unless it is banned. Throws ACCOUNT_BANNED. */
export function refuseBanned<Known extends Account>(account: Known): Known {
  if (!siteRightsOf(account.identity).usesSite) {
    throw new AppError('ACCOUNT_BANNED');
  }
  return account;
}

function refuseOthers({ identity }: Caller): void {
  if (!siteRightsOf(identity).administers) {
    throw new AppError('PERMISSION_DENIED');
  }
}
