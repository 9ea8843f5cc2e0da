import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { decodeAudio } from '#src/platform/server/media/sound/decode-audio.ts';
import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';
import { HEARD_SAMPLE_RATE } from '../transcription/mel-bands.ts';
import { transcribe } from '../transcription/transcribe.ts';
import { linesOfSpeech } from './lines-of-speech.ts';

/** A clip that is listened to. */
export interface ClipHearing {
  clip: string;
  /** No more of it is listened to. */
  durationSeconds: number;
  ffmpeg: Ffmpeg;
  signal: AbortSignal;
}

/**
 * The subtitles of the English that is said in a clip; none where nobody speaks, or it has no sound. Throws
 * MEDIA_FAILED, WEIGHTS_MISSING, MODEL_RUNTIME_MISSING, or the signal's reason.
 */
export async function hearClip({ clip, durationSeconds, ffmpeg, signal }: ClipHearing): Promise<SubtitleLine[]> {
  const { streams } = await probeMedia(ffmpeg, clip, signal);
  if (!streams.some(({ kind }) => kind === 'audio')) {
    return [];
  }
  const [samples = new Float32Array()] = await decodeAudio(ffmpeg, clip, 1, {
    limitSeconds: durationSeconds,
    sampleRate: HEARD_SAMPLE_RATE,
    signal,
  });
  return linesOfSpeech(await transcribe(samples, signal), durationSeconds);
}
