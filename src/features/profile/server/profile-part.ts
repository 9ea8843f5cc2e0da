import { eq } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { ArchivePart } from './profile-tools.ts';
import { profiles } from './tables.ts';

/** What this slice puts into an archive: what the person said of themselves, and their picture. */
export function profilePart(executor: Executor): ArchivePart {
  return async function* (accountId) {
    const [row] = await executor.select().from(profiles).where(eq(profiles.accountId, accountId));
    if (!row) return;
    const { accountId: _accountId, avatarFileId, ...said } = row;
    yield { name: 'profile/profile.json', text: JSON.stringify(said, null, 2) };
    const avatar = avatarFileId === null ? undefined : (await findFiles(executor, [avatarFileId])).get(avatarFileId);
    if (avatar)
      yield { name: `profile/avatar.${avatar.storageKey.split('.').at(-1) ?? 'jpg'}`, storageKey: avatar.storageKey };
  };
}
