import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { ensureAccountStorage, type StorageDependencies } from '#src/foundation/files/server/account-storage.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';

/**
 * Counts an upload of the account and checks that there is room for it, before its body is read. Throws
 * TOO_MANY_ATTEMPTS, STORAGE_FULL.
 */
export async function admitUpload(dependencies: StorageDependencies, accountId: string): Promise<void> {
  await countAttempt(dependencies.db, {
    kind: 'upload',
    subject: accountId,
    allowed: LIMITS.uploads.perHour,
    seconds: 60 * 60,
  });
  await ensureAccountStorage(dependencies, accountId);
}
