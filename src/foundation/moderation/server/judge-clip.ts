import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { drawSprite, type SpriteLayout } from '#src/platform/server/media/video/thumbnail-sprite.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Moderator } from '#src/vendors/moderation/moderator.ts';
import type { Doubt } from '#src/vendors/vendor.ts';

/** A sheet of pictures of a clip, judged. Throws CONTENT_SENSITIVE; `doubt` is absent where nothing is in doubt. */
export async function judgeClip(
  { ffmpeg, moderator }: { ffmpeg: Ffmpeg; moderator: Moderator },
  { path, layout, signal }: { path: string; layout: SpriteLayout; signal: AbortSignal },
): Promise<{ sprite: Buffer; doubt?: Doubt }> {
  const sprite = await drawSprite({ ffmpeg, path, layout, signal });
  const { verdict, ...doubt } = await moderator.moderate(
    { kind: 'picture', bytes: sprite, mime: 'image/jpeg' },
    signal,
  );
  if (verdict === 'refused') {
    throw new AppError('CONTENT_SENSITIVE');
  }
  return { sprite, ...(verdict === 'unsure' ? { doubt } : {}) };
}
