import { useQuery } from '@tanstack/react-query';
import { peaks } from '#src/platform/browser/waveform/peaks.ts';
import type { StoredFile } from '../stored-file.ts';

/** Decoding needs no speaker; the rate is low, since only peaks are wanted. */
const PEAK_RATE = 8000;
const BARS = 160;
/** Quiet parts are drawn larger than they are, as they are heard. */
const LOUDNESS_POWER = 0.6;
/** Of files that nothing shows any more. */
const KEPT_MILLISECONDS = 60_000;

/** A sound that was made, as this page holds it: links end, and a sound is played again and again. */
export interface SoundFile {
  blob: Blob;
  /** What its waveform shows. */
  peaks: Float32Array;
  durationSeconds: number;
}

async function readFile(file: StoredFile | null, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(file?.path ?? '', { signal });
  if (!answer.ok) {
    throw new Error(`no sound: ${answer.status}`);
  }
  return answer.blob();
}

/** Reads a sound file once, by its id; `read` does it where the file is not the sound itself. */
export function useSoundFile(file: StoredFile | null, read?: (signal: AbortSignal) => Promise<Blob>) {
  return useQuery({
    queryKey: ['sound-file', file?.id],
    enabled: file !== null,
    queryFn: async ({ signal }): Promise<SoundFile> => {
      const blob = await (read ? read(signal) : readFile(file, signal));
      const decoded = await new OfflineAudioContext(1, 1, PEAK_RATE).decodeAudioData(await blob.arrayBuffer());
      const channels = Array.from({ length: decoded.numberOfChannels }, (_, channel) =>
        decoded.getChannelData(channel),
      );
      const shown = peaks(channels, BARS).map((peak) => peak ** LOUDNESS_POWER);
      return { blob, peaks: shown, durationSeconds: decoded.duration };
    },
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MILLISECONDS,
  });
}
