import { eq } from 'drizzle-orm';
import type { DrawnClip } from '#src/draft-engine/clip/join-pieces.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import { measureShot } from '../../timeline/shot-length.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { isBrought } from '../state/tool-takes.ts';
import { takes } from '../tables.ts';

/**
 * Uncircles the clip of the video's first shot where it was drawn before its narration was spoken and is too short for
 * it, so that it is drawn again. Changes the given rows too.
 */
export async function dropShortOpening(transaction: Transaction, rows: FilmRows): Promise<void> {
  const [first, second] = shownShots(rows.shots);
  const clip = first && circledTake(rows, 'clip', first.id);
  const voice = first && circledTake(rows, 'voice', first.id);
  // In an edited film the length of a clip is part of what it was made from; what was brought is as long as it is.
  const isLasting = rows.film.editedAt !== null || (clip !== undefined && isBrought(rows, clip));
  if (isLasting || !clip || !voice || clip.inputs.references.includes(voice.id)) {
    return;
  }
  const drawn = (clip.data as unknown as Partial<DrawnClip> | null)?.frames;
  const { durationSeconds } = voice.data as unknown as SpokenLine;
  if (drawn === undefined || drawn >= measureShot(first.plan, durationSeconds, second?.plan).frames) {
    return;
  }
  await transaction.update(takes).set({ circled: false }).where(eq(takes.id, clip.id));
  clip.circled = false;
}
