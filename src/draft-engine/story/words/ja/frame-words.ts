import type { FrameId } from '../../frames/frames.ts';
import type { FrameWords } from '../grammar.ts';
import { KEEPING_FRAMES } from './frames-keeping.ts';
import { MAKING_FRAMES } from './frames-making.ts';
import { MEETING_FRAMES } from './frames-meeting.ts';
import { QUEST_FRAMES } from './frames-quest.ts';

/** What each verb adds to the telling. */
export const FRAME_WORDS: Readonly<Record<FrameId, FrameWords>> = {
  ...MEETING_FRAMES,
  ...QUEST_FRAMES,
  ...MAKING_FRAMES,
  ...KEEPING_FRAMES,
};
