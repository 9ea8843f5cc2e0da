import { readFile, stat } from 'node:fs/promises';
import { decodePcmWav, encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { VendorError, type VendorContext } from '../vendor.ts';

/** When a sound begins, and how long it is with the silence before and after it; in seconds. */
export interface SoundTiming {
  startSeconds: number;
  durationSeconds: number;
}

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * A stored WAV file as a data URI, with silence around it, so that it is heard when it should be; it is never cut.
 * Throws VendorError `failed` where it cannot be read or is over 32 MB.
 */
export async function readSoundAt(
  { pathOfFile }: Pick<VendorContext, 'pathOfFile'>,
  fileId: string,
  { startSeconds, durationSeconds }: SoundTiming,
): Promise<string> {
  try {
    const path = await pathOfFile(fileId);
    if ((await stat(path)).size > MOST_BYTES) {
      throw new Error(`over ${MOST_BYTES} bytes`);
    }
    const { sampleRate, channels } = decodePcmWav(await readFile(path));
    const start = Math.round(startSeconds * sampleRate);
    const frames = Math.max(Math.round(durationSeconds * sampleRate), start + (channels[0]?.length ?? 0));
    const bytes = encodePcmWav({
      sampleRate,
      channels: channels.map((samples) => {
        const whole = new Float32Array(frames);
        whole.set(samples, start);
        return whole;
      }),
    });
    return `data:audio/wav;base64,${bytes.toString('base64')}`;
  } catch (cause) {
    throw new VendorError('failed', `a sound that the request needs cannot be sent (${fileId})`, { cause });
  }
}
