import * as z from 'zod';

/** What a stored clip or sound is like; `width` and `height`, in pixels, only of a clip. */
export const measuredMedia = z.object({
  durationSeconds: z.number(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  framesPerSecond: z.number().nullable(),
  hasSound: z.boolean(),
});
export type MeasuredMedia = z.infer<typeof measuredMedia>;
