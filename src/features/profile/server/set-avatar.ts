import { eq } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { keepPictureFile, type PictureTools } from '#src/foundation/files/server/keep-picture-file.ts';
import type { PictureSource } from '#src/platform/server/media/pictures/normalise-picture.ts';
import type { ProfileDependencies } from './profile-dependencies.ts';
import { profiles } from './tables.ts';

const LONGEST_SIDE_PIXELS = 512;

/** Sets the account's avatar and deletes the former one. Throws what keepPictureFile does. */
export async function setAvatar(
  dependencies: PictureTools & Pick<ProfileDependencies, 'db'>,
  accountId: string,
  picture: { source: PictureSource; signal?: AbortSignal | undefined },
): Promise<void> {
  const { id } = await keepPictureFile(dependencies, {
    accountId,
    folder: 'avatar',
    longestSidePixels: LONGEST_SIDE_PIXELS,
    ...picture,
  });
  await changeAvatar(dependencies, accountId, id);
}

/** Returns to the default picture. */
export async function removeAvatar(dependencies: Pick<ProfileDependencies, 'db'>, accountId: string): Promise<void> {
  await changeAvatar(dependencies, accountId, null);
}

/** Independent of the profile's version: the picture is saved at once, and unsaved text stays valid. */
async function changeAvatar(
  dependencies: Pick<ProfileDependencies, 'db'>,
  accountId: string,
  fileId: string | null,
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    await transaction.insert(profiles).values({ accountId }).onConflictDoNothing();
    const [before] = await transaction
      .select({ fileId: profiles.avatarFileId })
      .from(profiles)
      .where(eq(profiles.accountId, accountId))
      .for('update');
    await transaction.update(profiles).set({ avatarFileId: fileId }).where(eq(profiles.accountId, accountId));
    if (before?.fileId) {
      await forgetFiles(transaction, accountId, [before.fileId]);
    }
  });
}
