import { eq } from 'drizzle-orm';
import type { OwnRecord, PublicRecord } from '#src/foundation/accounts/record-contract.ts';
import type { Caller } from '#src/foundation/accounts/server/account.ts';
import { findOpenAccount } from '#src/foundation/accounts/server/find-open-account.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ProfileFields } from '../contract.ts';
import type { RecordReaders } from './profile-dependencies.ts';
import { profiles, type ProfileRow } from './tables.ts';

/** The profile of an account that has not saved one yet. */
const EMPTY: Omit<ProfileRow, 'accountId'> = {
  version: 0,
  avatarFileId: null,
  description: '',
  phone: null,
  phoneHidden: true,
  socialAccounts: [],
  socialAccountsHidden: false,
  jobType: null,
  jobStyle: null,
  job: '',
  reasons: [],
  useCases: [],
  allowContact: false,
  completedAt: null,
};

/** The URL of a file for the caller. */
export type Link = (fileId: string) => string;

/** The account's profile; the empty one if there is none. */
export async function readProfile(executor: Executor, accountId: string): Promise<ProfileRow> {
  const [row] = await executor.select().from(profiles).where(eq(profiles.accountId, accountId));
  return row ?? { ...EMPTY, accountId };
}

/** The caller's own record with every field of ACC-01. */
export async function readOwnRecord(
  executor: Executor,
  readers: RecordReaders,
  caller: Caller,
  link: Link,
): Promise<OwnRecord> {
  const profile = await readProfile(executor, caller.id);
  // Read again: it may have changed in this very request.
  const username = (await findOpenAccount(executor, caller.id))?.username ?? caller.username;
  const invitations = await readers.readInvitations(caller.id);
  return {
    id: caller.id,
    email: caller.email,
    ...(await presentAvatar(executor, profile, link)),
    ...presentFields(profile, username),
    credit: await readBalance(executor, caller.id),
    identity: caller.identity,
    invite_code: invitations.inviteCode,
    invitation_count: invitations.invitationCount,
    invitation_limit: invitations.invitationLimit,
    can_invite: invitations.canInvite,
    has_info: profile.completedAt !== null,
    has_feedback: await readers.hasFeedback(caller.id),
    version: profile.version,
    language: caller.language,
    has_password: caller.hasPassword,
    has_second_factor: caller.hasSecondFactor,
  };
}

/**
 * What others may see of an account; phone and social accounts only if they are not hidden. Throws USER_NOT_FOUND, for
 * a banned account too.
 */
export async function readPublicRecord(executor: Executor, accountId: string, link: Link): Promise<PublicRecord> {
  const account = await findOpenAccount(executor, accountId);
  if (!account || !siteRightsOf(account.identity).usesSite) {
    throw new AppError('USER_NOT_FOUND');
  }
  const profile = await readProfile(executor, accountId);
  return {
    id: account.id,
    username: account.username,
    ...(await presentAvatar(executor, profile, link)),
    description: profile.description,
    phone: profile.phoneHidden ? null : profile.phone,
    social_accounts: profile.socialAccountsHidden ? [] : profile.socialAccounts,
  };
}

/** The profile fields as they are sent and received. */
export function presentFields(profile: ProfileRow, username: string): ProfileFields {
  return {
    username,
    description: profile.description,
    phone: profile.phone,
    phone_hidden: profile.phoneHidden,
    social_accounts: profile.socialAccounts.map(({ network, name }) => ({ network, name })),
    social_accounts_hidden: profile.socialAccountsHidden,
    job_type: profile.jobType,
    job_style: profile.jobStyle,
    job: profile.job,
    reasons: profile.reasons,
    use_cases: profile.useCases,
    allow_contact: profile.allowContact,
  };
}

/** `avatar` for the default picture, else the file's name and URL. */
export async function presentAvatar(
  executor: Executor,
  profile: Pick<ProfileRow, 'avatarFileId'>,
  link: Link,
): Promise<Pick<OwnRecord, 'avatar' | 'avatar_path'>> {
  const { avatarFileId } = profile;
  const file = avatarFileId === null ? undefined : (await findFiles(executor, [avatarFileId])).get(avatarFileId);
  return file
    ? { avatar: `${file.id}.${file.storageKey.split('.').at(-1) ?? 'jpg'}`, avatar_path: link(file.id) }
    : { avatar: 'avatar', avatar_path: null };
}
