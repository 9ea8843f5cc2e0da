import { implement } from '@orpc/server';
import type { Caller } from '#src/foundation/accounts/server/account.ts';
import { readAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { profileContract, type ArchiveView } from '../contract.ts';
import { ARCHIVE_DAYS, createArchive, readArchive } from './create-archive.ts';
import { deleteAccount } from './delete-account.ts';
import type { ProfileDependencies, RecordReaders } from './profile-dependencies.ts';
import { presentAvatar, readOwnRecord, readProfile, readPublicRecord, type Link } from './read-record.ts';
import { removeAvatar, setAvatar } from './set-avatar.ts';
import type { ArchiveRow } from './tables.ts';
import { updateProfile } from './update-profile.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** A request as these endpoints see it. */
export interface ProfileRequest extends RequestContext {
  /** Throws NOT_LOGGED_IN for a visitor. */
  requireAccount(): Caller;
  signMedia(fileId: string): string;
}

/** The endpoints of the account's record, its archive and its deletion. */
export function profileRoutes(dependencies: ProfileDependencies, readers: RecordReaders) {
  const os = implement(profileContract)
    .$context<ProfileRequest>()
    // Checked before the input: a visitor is told to sign in, and learns nothing else.
    .use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  const linkOf =
    (context: Pick<ProfileRequest, 'signMedia'>): Link =>
    (fileId) =>
      context.signMedia(fileId);

  return os.router({
    readAccount: os.readAccount.handler(({ input, context: { caller, ...context } }) => {
      if (input.id === caller.id) {
        return readOwnRecord(dependencies.db, readers, caller, linkOf(context));
      }
      // A banned account may read only its own record.
      if (!siteRightsOf(caller.identity).usesSite) {
        throw new AppError('ACCOUNT_BANNED');
      }
      return readPublicRecord(dependencies.db, input.id, linkOf(context));
    }),
    updateProfile: os.updateProfile.handler(async ({ input, context }) => {
      const bonusCoins = await updateProfile(dependencies, context.caller.id, input);
      return { record: await readOwnRecord(dependencies.db, readers, context.caller, linkOf(context)), bonusCoins };
    }),
    uploadAvatar: os.uploadAvatar.handler(async ({ input, context, signal }) => {
      await setAvatar(dependencies, context.caller.id, { source: input, signal });
      return presentAvatar(dependencies.db, await readProfile(dependencies.db, context.caller.id), linkOf(context));
    }),
    removeAvatar: os.removeAvatar.handler(async ({ context }) => {
      await removeAvatar(dependencies, context.caller.id);
      return presentAvatar(dependencies.db, await readProfile(dependencies.db, context.caller.id), linkOf(context));
    }),
    readArchive: os.readArchive.handler(async ({ context }) => {
      const row = await readArchive(dependencies.db, context.caller.id);
      return { archive: row ? presentArchive(row, linkOf(context)) : null };
    }),
    createArchive: os.createArchive.handler(async ({ context }) => ({
      archive: presentArchive(await createArchive(dependencies, context.caller.id), linkOf(context)),
    })),
    readStorage: os.readStorage.handler(async ({ context }) => {
      const { usedBytes, quotaBytes = null } = await readAccountStorage(dependencies, context.caller.id);
      return { usedBytes, quotaBytes };
    }),
    deleteAccount: os.deleteAccount.handler(async ({ input, context }) => {
      await deleteAccount(dependencies, context.caller, input);
      return { goneBy: new Date(Date.now() + LIMITS.deletedAccountDays * DAY_MILLISECONDS).toISOString() };
    }),
  });
}

function presentArchive({ id, state, fileId, bytes, createdAt, finishedAt }: ArchiveRow, link: Link): ArchiveView {
  return {
    id,
    state,
    bytes,
    createdAt: createdAt.toISOString(),
    path: fileId === null ? null : link(fileId),
    goesAt: finishedAt === null ? null : new Date(finishedAt.getTime() + ARCHIVE_DAYS * DAY_MILLISECONDS).toISOString(),
  };
}
