import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { findOpenAccount } from '#src/foundation/accounts/server/find-open-account.ts';
import { renameAccount } from '#src/foundation/accounts/server/rename-account.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { missingFields } from '#src/shared/catalogue/profile-choices.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ProfileFields } from '../contract.ts';
import { checkProfile } from './check-profile.ts';
import type { ProfileDependencies } from './profile-dependencies.ts';
import { presentFields } from './read-record.ts';
import { profiles } from './tables.ts';

/**
 * Saves the profile. When it is complete for the first time, the bonus is granted in the same transaction, once
 * (ACC-04). Returns the granted coins. Throws what the checks throw; and PROFILE_CHANGED, with the current fields in
 * its details, when something else was saved since `version` (REL-05). Saving identical fields again changes nothing.
 */
export async function updateProfile(
  dependencies: Pick<ProfileDependencies, 'db'>,
  accountId: string,
  update: ProfileFields & { version: number },
): Promise<number> {
  const { version, ...written } = update;
  const fields = checkProfile(written);
  return dependencies.db.transaction(async (transaction) => {
    await transaction.insert(profiles).values({ accountId }).onConflictDoNothing();
    const [row] = await transaction.select().from(profiles).where(eq(profiles.accountId, accountId)).for('update');
    const account = await findOpenAccount(transaction, accountId);
    if (!row || !account) {
      throw new AppError('USER_NOT_FOUND');
    }
    const current = presentFields(row, account.username);
    if (row.version !== version) {
      // A repeated request, whose first answer may have been lost.
      if (isDeepStrictEqual(current, fields)) {
        return 0;
      }
      throw new AppError('PROFILE_CHANGED', { details: { current: { ...current, version: row.version } } });
    }
    const completes = row.completedAt === null && missingFields(fields).length === 0;
    await transaction
      .update(profiles)
      .set({
        version: row.version + 1,
        description: fields.description,
        phone: fields.phone,
        phoneHidden: fields.phone_hidden,
        socialAccounts: fields.social_accounts,
        socialAccountsHidden: fields.social_accounts_hidden,
        jobType: fields.job_type,
        jobStyle: fields.job_style,
        job: fields.job,
        reasons: fields.reasons,
        useCases: fields.use_cases,
        allowContact: fields.allow_contact,
        ...(completes ? { completedAt: sql`now()` } : {}),
      })
      .where(eq(profiles.accountId, accountId));
    if (fields.username !== account.username) {
      await renameAccount(transaction, accountId, fields.username);
    }
    if (!completes) {
      return 0;
    }
    await grantCoins(transaction, {
      accountId,
      coins: REWARDS.completedProfile,
      reason: 'profile_completed',
      task: { kind: 'profile', id: 'completed' },
      idempotencyKey: 'profile_completed',
    });
    return REWARDS.completedProfile;
  });
}
