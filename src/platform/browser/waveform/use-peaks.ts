import { useQuery } from '@tanstack/react-query';
import { peaks } from './peaks.ts';

/** Decoding needs no speaker; the rate is low, since only peaks are wanted. */
const PEAK_RATE = 8000;

/**
 * The peaks of a sound file, read and decoded once for each `name`, which stays when the link is renewed. Undefined
 * before that, and for a file that cannot be decoded here.
 */
export function usePeaks(sound: { name: string; path: string } | undefined, count: number): Float32Array | undefined {
  const { data } = useQuery({
    queryKey: ['peaks', sound?.name ?? '', count],
    enabled: sound !== undefined,
    queryFn: async ({ signal }) => {
      const answer = await fetch(sound?.path ?? '', { signal });
      if (!answer.ok) {
        throw new Error(`no sound: ${answer.status}`);
      }
      const decoder = new OfflineAudioContext(1, 1, PEAK_RATE);
      const decoded = await decoder.decodeAudioData(await answer.arrayBuffer());
      return peaks(
        Array.from({ length: decoded.numberOfChannels }, (_, channel) => decoded.getChannelData(channel)),
        count,
      );
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
