import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import type { MeasuredMedia } from '../measured-media.ts';
import type { ToolDependencies } from './tool-dependencies.ts';

/** What a stored clip or sound is like: prices and limits follow from it. Throws MEDIA_FAILED. */
export async function measureMedia(
  { ffmpeg, storage }: Pick<ToolDependencies, 'ffmpeg' | 'storage'>,
  { storageKey }: Pick<FileRow, 'storageKey'>,
  signal?: AbortSignal,
): Promise<MeasuredMedia> {
  const { durationSeconds, bytes, streams } = await probeMedia(ffmpeg, storage.pathOf(storageKey), signal);
  const picture = streams.find(({ kind, isAttachment }) => kind === 'video' && !isAttachment);
  return {
    durationSeconds,
    bytes,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    framesPerSecond: picture?.framesPerSecond ?? null,
    hasSound: streams.some(({ kind }) => kind === 'audio'),
  };
}
