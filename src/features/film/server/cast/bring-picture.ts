import { eq } from 'drizzle-orm';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import { lockFiles } from '#src/foundation/files/server/lock-files.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { addUploadedTake } from '../pipeline/insert-takes.ts';
import { circledTake } from '../state/film-rows.ts';
import { isBrought } from '../state/tool-takes.ts';
import { takes } from '../tables.ts';
import { changePicture, uncircle, type MemberOfFilm } from './change-picture.ts';

/**
 * Uses a picture of the account for a member of the cast, as a take of its own (EDIT-04); a character appears in every
 * shot as uploaded (PIPE-11). Throws what `changePicture` throws, NOT_FOUND for a file of another account, and
 * IMAGE_NOT_IN_CANDIDATES for a file that is not a picture.
 */
export async function bringPicture(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  { pictureId, ...member }: MemberOfFilm & { pictureId: string },
): Promise<void> {
  await changePicture(dependencies, member, async (transaction, rows, asset) => {
    await lockFiles(transaction, member.accountId, [pictureId]);
    const file = await loadFileFor(transaction, member.accountId, pictureId);
    if (!file.mime.startsWith('image/')) {
      throw new AppError('IMAGE_NOT_IN_CANDIDATES');
    }
    // Sent twice, it is the same picture.
    if (circledTake(rows, asset.kind, asset.key)?.fileId === file.id) {
      return;
    }
    await uncircle(transaction, rows, asset);
    await addUploadedTake(transaction, rows, asset, file.id);
  });
}

/**
 * Takes an uploaded picture off a member of the cast: the newest take that was made is used again, or the draft engine
 * draws one. The upload stays among the takes. Throws what `changePicture` throws.
 */
export async function takeOffPicture(
  dependencies: Pick<FilmDependencies, 'db' | 'queue'>,
  member: MemberOfFilm,
): Promise<void> {
  await changePicture(dependencies, member, async (transaction, rows, asset) => {
    const used = circledTake(rows, asset.kind, asset.key);
    if (!used || !isBrought(rows, used)) {
      return;
    }
    await uncircle(transaction, rows, asset);
    const made = rows.takes.findLast(
      (take) =>
        take.assetKind === asset.kind &&
        take.assetKey === asset.key &&
        take.state === 'generated' &&
        take.inputs.view === undefined &&
        !isBrought(rows, take),
    );
    if (made) {
      await transaction.update(takes).set({ circled: true }).where(eq(takes.id, made.id));
    }
  });
}
