import { eq } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { ArchiveSection } from './profile-dependencies.ts';
import { profiles } from './tables.ts';

/** This slice's section of an archive: the profile and the avatar. */
export function profileSection(executor: Executor): ArchiveSection {
  return async function* (accountId) {
    const [row] = await executor.select().from(profiles).where(eq(profiles.accountId, accountId));
    if (!row) {
      return;
    }
    const { accountId: _accountId, avatarFileId, ...said } = row;
    yield { name: 'profile/profile.json', text: JSON.stringify(said, null, 2) };
    const avatar = avatarFileId === null ? undefined : (await findFiles(executor, [avatarFileId])).get(avatarFileId);
    if (avatar) {
      yield { name: `profile/avatar.${avatar.storageKey.split('.').at(-1) ?? 'jpg'}`, storageKey: avatar.storageKey };
    }
  };
}
