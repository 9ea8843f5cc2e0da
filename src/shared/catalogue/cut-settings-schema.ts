import * as z from 'zod';
import {
  CUT_BOUNDS,
  CUT_TRANSITIONS,
  SUBTITLE_COLOURS,
  SUBTITLE_GROUNDS,
  SUBTITLE_MODES,
  SUBTITLE_PLACES,
  SUBTITLE_SIZES,
  type SubtitleColour,
} from './cut-settings.ts';

const { dissolveFrames, volume } = CUT_BOUNDS;
const factor = z.number().min(volume.least).max(volume.most);

/** `SubtitleLook` as it comes from outside. */
export const subtitleLook = z.object({
  size: z.enum(SUBTITLE_SIZES),
  colour: z.enum(Object.keys(SUBTITLE_COLOURS) as [SubtitleColour, ...SubtitleColour[]]),
  place: z.enum(SUBTITLE_PLACES),
  ground: z.enum(SUBTITLE_GROUNDS),
});

/** `CutSettings` as they come from outside. */
export const cutSettings = z.object({
  transitions: z.enum(CUT_TRANSITIONS),
  dissolveFrames: z.number().int().min(dissolveFrames.least).max(dissolveFrames.most),
  subtitles: subtitleLook.extend({ mode: z.enum(SUBTITLE_MODES) }),
  volumes: z.object({ voice: factor, music: factor, effects: factor }),
});
