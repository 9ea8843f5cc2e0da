import * as z from 'zod';
import { LAYER_LIMITS } from '#src/shared/catalogue/clip-sound.ts';

const seconds = z.number().min(0);

/** A layer of sound as it is placed in a clip. */
export const soundLayer = z.object({
  name: z.string().max(LAYER_LIMITS.nameCharacters),
  kind: z.enum(['ambience', 'event', 'music']),
  words: z.string().max(4_000),
  gain: z.number(),
  spans: z.array(z.object({ fromSeconds: seconds, untilSeconds: seconds })).max(200),
  moments: z.array(seconds).max(LAYER_LIMITS.moments),
});

/** What the draft engine understands of a text for a clip. */
export const soundReading = z.object({
  durationSeconds: seconds,
  /** Where another shot begins, in seconds. */
  cuts: z.array(seconds).max(200),
  layers: z.array(soundLayer).max(LAYER_LIMITS.layers),
  /** Words for which no sound is known. */
  unknown: z.array(z.string().max(4_000)).max(2_000),
});
export type SoundReading = z.infer<typeof soundReading>;
