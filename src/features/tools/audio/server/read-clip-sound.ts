import { planClipSound } from '#src/draft-engine/clip-sound/plan-clip-sound.ts';
import { readSoundDescription } from '#src/draft-engine/sound/description/read-description.ts';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { createPlaces } from '#src/platform/server/fair-share/places.ts';
import { findCuts } from '#src/platform/server/media/video/find-cuts.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { fileKindOf } from '../../file-kind.ts';
import { allowPrompt } from '../../require-prompt.ts';
import { measureMedia } from '../../server/measure-media.ts';
import type { ToolDependencies } from '../../server/tool-dependencies.ts';
import type { SoundReading } from '../sound-reading.ts';

type Parts = Pick<ToolDependencies, 'db' | 'storage' | 'ffmpeg'>;
type SeenClip = Pick<SoundReading, 'cuts' | 'durationSeconds'>;

/** Five minutes of a large picture. */
const MOST_SECONDS = 90;
const MOST_REMEMBERED = 500;
const places = createPlaces({ perHolder: 2, all: 3, retryAfterSeconds: 5 });
/** By storage key: a stored clip never changes. */
const seenClips = new Map<string, SeenClip>();

/**
 * What the draft engine understands of a text for a clip, and where it places it. Throws FILE_GONE for what is not
 * there, not the account's or no clip, PROMPT_TOO_LONG, TOO_MANY_ATTEMPTS, TOO_MANY_AT_ONCE, SERVER_BUSY,
 * MEDIA_FAILED.
 */
export async function readClipSound(
  dependencies: Parts,
  asker: { accountId: string; language: Language; signal: AbortSignal | undefined },
  input: { clip: string; prompt: string; notWanted: string },
): Promise<SoundReading> {
  const [prompt, notWanted] = [allowPrompt(input.prompt), allowPrompt(input.notWanted)];
  await countAttempt(dependencies.db, {
    kind: 'read-clip-sound',
    subject: asker.accountId,
    allowed: LIMITS.perAccount.promptSuggestionsPerMinute,
    seconds: 60,
  });
  const clip = await seenClip(dependencies, asker, input.clip);
  const reading = readSoundDescription(prompt, notWanted, asker.language);
  return { ...clip, layers: planClipSound(reading, clip), unknown: [...new Set(reading.unknown)] };
}

async function seenClip(
  { db, storage, ffmpeg }: Parts,
  { accountId, signal }: { accountId: string; signal: AbortSignal | undefined },
  fileId: string,
): Promise<SeenClip> {
  const file = (await findFiles(db, [fileId])).get(fileId);
  if (file?.accountId !== accountId || fileKindOf(file) !== 'video') {
    throw new AppError('FILE_GONE');
  }
  const known = seenClips.get(file.storageKey);
  if (known) {
    return known;
  }
  const leave = places.take(accountId);
  try {
    const limit = AbortSignal.timeout(MOST_SECONDS * 1000);
    const either = signal ? AbortSignal.any([signal, limit]) : limit;
    const { durationSeconds } = await measureMedia({ ffmpeg, storage }, file, either);
    const seen = { durationSeconds, cuts: await findCuts(ffmpeg, storage.pathOf(file.storageKey), either) };
    if (seenClips.size >= MOST_REMEMBERED) {
      seenClips.delete(seenClips.keys().next().value ?? '');
    }
    seenClips.set(file.storageKey, seen);
    return seen;
  } finally {
    leave();
  }
}
