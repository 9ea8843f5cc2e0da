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

/** `CutSettings` as they come from outside. */
export const cutSettings = z.object({
  transitions: z.enum(CUT_TRANSITIONS),
  dissolveFrames: z.number().int().min(dissolveFrames.least).max(dissolveFrames.most),
  subtitles: z.object({
    mode: z.enum(SUBTITLE_MODES),
    size: z.enum(SUBTITLE_SIZES),
    colour: z.enum(Object.keys(SUBTITLE_COLOURS) as [SubtitleColour, ...SubtitleColour[]]),
    place: z.enum(SUBTITLE_PLACES),
    ground: z.enum(SUBTITLE_GROUNDS),
  }),
  volumes: z.object({ voice: factor, music: factor, effects: factor }),
});
