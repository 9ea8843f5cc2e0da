import { eq } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { keepPicture, type PictureTools } from '#src/foundation/files/server/keep-picture.ts';
import type { ProfileTools } from './profile-tools.ts';
import { profiles } from './tables.ts';

const LONGEST_SIDE_PIXELS = 512;

/** Sets a picture as the account's avatar; the one before is forgotten. Throws what keepPicture does. */
export async function setAvatar(
  tools: PictureTools & Pick<ProfileTools, 'db'>,
  accountId: string,
  picture: { bytes: Uint8Array; signal?: AbortSignal | undefined },
): Promise<void> {
  const { id } = await keepPicture(tools, {
    accountId,
    folder: 'avatar',
    longestSidePixels: LONGEST_SIDE_PIXELS,
    ...picture,
  });
  await changeAvatar(tools, accountId, id);
}

/** Goes back to the default picture. */
export async function removeAvatar(tools: Pick<ProfileTools, 'db'>, accountId: string): Promise<void> {
  await changeAvatar(tools, accountId, null);
}

/** Apart from the profile's version: a picture is set at once, and nothing typed is lost by it. */
async function changeAvatar(tools: Pick<ProfileTools, 'db'>, accountId: string, fileId: string | null): Promise<void> {
  await tools.db.transaction(async (transaction) => {
    await transaction.insert(profiles).values({ accountId }).onConflictDoNothing();
    const [before] = await transaction
      .select({ fileId: profiles.avatarFileId })
      .from(profiles)
      .where(eq(profiles.accountId, accountId))
      .for('update');
    await transaction.update(profiles).set({ avatarFileId: fileId }).where(eq(profiles.accountId, accountId));
    if (before?.fileId) await forgetFiles(transaction, accountId, [before.fileId]);
  });
}
