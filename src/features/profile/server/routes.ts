import { implement } from '@orpc/server';
import { IDENTITIES, type Caller } from '#src/foundation/accounts/server/account.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { profileContract, type ArchiveView } from '../contract.ts';
import { ARCHIVE_DAYS, createArchive, readArchive } from './create-archive.ts';
import { deleteAccount, GONE_DAYS } from './delete-account.ts';
import type { ProfileTools, RecordReaders } from './profile-tools.ts';
import { presentAvatar, readOwnRecord, readProfile, readPublicRecord, type Link } from './read-record.ts';
import { removeAvatar, setAvatar } from './set-avatar.ts';
import type { ArchiveRow } from './tables.ts';
import { updateProfile } from './update-profile.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What these endpoints know of a request: who calls, and where they get files. */
export interface ProfileRequest extends RequestContext {
  /** Throws NOT_LOGGED_IN for a visitor. */
  requireAccount(): Caller;
  signMedia(fileId: string): string;
}

/** The endpoints of the account's record, its archive and its end. */
export function profileRoutes(tools: ProfileTools, readers: RecordReaders) {
  const os = implement(profileContract)
    .$context<ProfileRequest>()
    // Before the input is looked at: a visitor is told to sign in, and learns nothing else.
    .use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  const linkOf =
    (context: Pick<ProfileRequest, 'signMedia'>): Link =>
    (fileId) =>
      context.signMedia(fileId);

  return os.router({
    readAccount: os.readAccount.handler(({ input, context: { caller, ...context } }) => {
      if (input.id === caller.id) return readOwnRecord(tools.db, readers, caller, linkOf(context));
      // The endpoint is open to the banned for their own record alone.
      if (caller.identity === IDENTITIES.banned) throw new AppError('ACCOUNT_BANNED');
      return readPublicRecord(tools.db, input.id, linkOf(context));
    }),
    updateProfile: os.updateProfile.handler(async ({ input, context }) => {
      const bonusCoins = await updateProfile(tools, context.caller.id, input);
      return { record: await readOwnRecord(tools.db, readers, context.caller, linkOf(context)), bonusCoins };
    }),
    uploadAvatar: os.uploadAvatar.handler(async ({ input, context, signal }) => {
      await setAvatar(tools, context.caller.id, { bytes: await input.bytes(), signal });
      return presentAvatar(tools.db, await readProfile(tools.db, context.caller.id), linkOf(context));
    }),
    removeAvatar: os.removeAvatar.handler(async ({ context }) => {
      await removeAvatar(tools, context.caller.id);
      return presentAvatar(tools.db, await readProfile(tools.db, context.caller.id), linkOf(context));
    }),
    readArchive: os.readArchive.handler(async ({ context }) => {
      const row = await readArchive(tools.db, context.caller.id);
      return { archive: row ? presentArchive(row, linkOf(context)) : null };
    }),
    createArchive: os.createArchive.handler(async ({ context }) => ({
      archive: presentArchive(await createArchive(tools, context.caller.id), linkOf(context)),
    })),
    deleteAccount: os.deleteAccount.handler(async ({ input, context }) => {
      await deleteAccount(tools, context.caller, input);
      return { goneBy: new Date(Date.now() + GONE_DAYS * DAY_MILLISECONDS).toISOString() };
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
