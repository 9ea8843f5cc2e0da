import { join } from 'node:path';
import type { SoundClipTask } from '#src/draft-engine/thread/sound-clip.task.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import type { ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { withinSeconds } from '#src/shared/within-seconds.ts';
import type { ClipSoundRequest } from './tool-requests.ts';
import {
  PRIORITY_STEPS,
  VendorError,
  type Json,
  type Vendor,
  type VendorContext,
  type VendorResult,
} from './vendor.ts';

interface SoundParts {
  ffmpeg: Ffmpeg;
  /** Processes that run `draft-engine/sound-process.ts`. */
  soundProcesses: ThreadPool;
}

/** Somebody waits, but not for a film. */
const PRIORITY = 40 * PRIORITY_STEPS;
const MOST_SECONDS = 600;

/**
 * A vendor that makes sounds for clips. Only the sound of its answer is used: it is put to the clip, whose pictures are
 * not encoded anew, alone or under the clip's own sound, at the loudness of everything else.
 */
export function withClipSound(vendor: Vendor, parts: SoundParts): Vendor {
  return {
    ...vendor,
    start: async (request, context) => {
      const started = await vendor.start(request, context);
      return request.kind === 'clip-sound' && started.kind === 'done'
        ? { kind: 'done', result: await putToClip(parts, request, started.result, context) }
        : started;
    },
    check: async (operation, request, context) => {
      const checked = await vendor.check(operation, request, context);
      return request.kind === 'clip-sound' && checked.kind === 'done'
        ? { kind: 'done', result: await putToClip(parts, request, checked.result, context) }
        : checked;
    },
  };
}

async function putToClip(
  { ffmpeg, soundProcesses }: SoundParts,
  { clip, own, removesNoise }: ClipSoundRequest,
  result: VendorResult,
  context: VendorContext,
): Promise<VendorResult> {
  const given = result.file?.path ?? '';
  const { streams } = await probeMedia(ffmpeg, given, context.signal);
  if (!streams.some(({ kind }) => kind === 'audio')) {
    throw new VendorError('failed', 'the clip came back without a sound');
  }
  const path = join(context.scratchFolder, 'sounded.mp4');
  const input: SoundClipTask = {
    clip: await context.pathOfFile(clip),
    path,
    own,
    removesNoise,
    added: { path: given },
    ffmpeg,
  };
  const signal = withinSeconds(context.signal, MOST_SECONDS);
  const data = (await soundProcesses.run('sound-clip', input, { signal, priority: PRIORITY })) as Json;
  return { ...result, data, file: { path, mime: 'video/mp4', extension: 'mp4' } };
}
