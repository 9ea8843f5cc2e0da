import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { ToolId } from '#src/shared/catalogue/tools.ts';

/** The tools that take a clip. */
export const CLIP_TOOLS = ['videoEdit', 'videoUpscale', 'subtitles', 'audio'] as const satisfies readonly ToolId[];
export type ClipTool = (typeof CLIP_TOOLS)[number];

/** What a clip for a tool may be. */
export interface ClipRules {
  formats: readonly ('mp4' | 'mov' | 'avi' | 'mkv' | 'webm')[];
  mostBytes: number;
  mostSeconds: number;
  /** Of the picture's longer side. */
  mostSidePixels: number;
  /** A longer clip is cut to `mostSeconds` instead of refused. */
  cutsLonger?: true;
}

/** What each tool takes (CAT-40). */
export const CLIP_RULES: Readonly<Record<ClipTool, ClipRules>> = {
  videoEdit: {
    formats: LIMITS.formats.videoEdit,
    mostBytes: LIMITS.uploads.videoEditBytes,
    mostSeconds: LIMITS.uploads.videoEditSeconds,
    mostSidePixels: LIMITS.uploads.videoUpscaleSidePixels,
    cutsLonger: true,
  },
  videoUpscale: {
    formats: LIMITS.formats.videoUpscale,
    mostBytes: LIMITS.uploads.videoUpscaleBytes,
    mostSeconds: LIMITS.uploads.videoUpscaleSeconds,
    mostSidePixels: LIMITS.uploads.videoUpscaleSidePixels,
  },
  subtitles: {
    formats: LIMITS.formats.subtitles,
    mostBytes: LIMITS.uploads.subtitlesBytes,
    mostSeconds: LIMITS.uploads.subtitlesSeconds,
    mostSidePixels: LIMITS.uploads.subtitlesSidePixels,
  },
  audio: {
    formats: LIMITS.formats.audioEffectVideo,
    mostBytes: LIMITS.uploads.audioEffectVideoBytes,
    mostSeconds: LIMITS.uploads.audioEffectVideoSeconds,
    mostSidePixels: LIMITS.uploads.videoUpscaleSidePixels,
  },
};
