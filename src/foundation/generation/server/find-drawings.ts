import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { DrawnAs } from '#src/vendors/tool-requests.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import { generations } from './tables.ts';

/**
 * How the draft engine drew these pictures of an account, by file id; absent are those that it did not draw, and
 * drawings in which a picture of the account stands for somebody.
 */
export type DrawingFinder = (
  executor: Executor,
  accountId: string,
  fileIds: readonly string[],
) => Promise<Map<string, DrawnAs>>;

/** Finds drawings among the results that no slice has taken over. */
export const findDrawings: DrawingFinder = async (executor, accountId, fileIds) => {
  const rows = await executor
    .select({ fileId: generations.resultFileId, request: generations.request })
    .from(generations)
    .where(
      and(
        eq(generations.accountId, accountId),
        eq(generations.kind, 'image'),
        eq(generations.vendor, 'draft'),
        inArray(generations.resultFileId, [...fileIds]),
      ),
    );
  return drawingsOf(rows);
};

/** What these files show, by what was asked of the draft engine for each. */
export function drawingsOf(rows: readonly { fileId: string | null; request: VendorRequest }[]): Map<string, DrawnAs> {
  const found = new Map<string, DrawnAs>();
  for (const { fileId, request } of rows) {
    if (fileId === null || request.kind !== 'image' || request.givenPictures) {
      continue;
    }
    if (request.drawing) {
      found.set(fileId, { drawing: request.drawing });
    } else if (request.scene) {
      found.set(fileId, { scene: request.scene });
    }
  }
  return found;
}
