import type { Palette } from '../painter.ts';

/** Changes a finished frame's RGBA bytes in place. */
export type FramePass = (rgba: Uint8Array | Uint8ClampedArray, width: number, height: number, palette: Palette) => void;

export const FRAME_PASS_NAMES = ['none'] as const;
export type FramePassName = (typeof FRAME_PASS_NAMES)[number];

export const FRAME_PASSES: Readonly<Record<FramePassName, FramePass | undefined>> = { none: undefined };
