/** What a model is given of a shot (storyboard generation modes, CAT-07): words, its start picture, or also the cast. */
export const CLIP_SOURCES = ['text', 'image', 'hybrid'] as const;
type ClipSource = (typeof CLIP_SOURCES)[number];

/** How a clip moves (video creative modes, CAT-07). */
export const CLIP_MOTIONS = ['creative', 'smooth', 'precise'] as const;
export type ClipMotion = (typeof CLIP_MOTIONS)[number];

/** Words that tell a model how to move; some have a setting beside. */
export const MOTION_WORDS: Readonly<Record<ClipMotion, string>> = {
  creative: 'motion: free and expressive, lively camera and gestures',
  smooth: 'motion: slow, even and continuous, a steady camera without sudden changes',
  precise: 'motion: exactly what is described and nothing else; whatever is not mentioned keeps still',
};

/** How much work a model takes (video generation modes, CAT-07). */
export const CLIP_EFFORTS = ['fast', 'precise'] as const;
export type ClipEffort = (typeof CLIP_EFFORTS)[number];

/** How somebody wants the next clip of a shot to be made; what is absent is as usual. */
export interface ClipWish {
  source?: ClipSource;
  motion?: ClipMotion;
  effort?: ClipEffort;
  /** The shorter side, in pixels, that a model makes; the clip is then brought to the size of the film. */
  shortSidePixels?: number;
  /** At least so long, and so long is the shot then. */
  seconds?: number;
}
