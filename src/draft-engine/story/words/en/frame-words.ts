import type { FrameId } from '../../frames/frames.ts';
import type { FrameWords } from '../grammar.ts';
import { ENGLISH_FRAMES_A } from './frame-words-a.ts';
import { ENGLISH_FRAMES_B } from './frame-words-b.ts';
import { ENGLISH_FRAMES_C } from './frame-words-c.ts';

export const ENGLISH_FRAMES: Readonly<Record<FrameId, FrameWords>> = {
  ...ENGLISH_FRAMES_A,
  ...ENGLISH_FRAMES_B,
  ...ENGLISH_FRAMES_C,
};
