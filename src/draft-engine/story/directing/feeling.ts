import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { Random } from '#src/shared/random.ts';
import type { RelationFrame } from '../frames/frames.ts';
import { type BeatId, isLine, type LineBeat } from '../shapes/beats.ts';
import type { Moment } from './moment.ts';

const LINE_EMOTIONS: Partial<Record<LineBeat, Emotion>> = {
  threat_line: 'hate',
  doubt_line: 'coldness',
  thanks_line: 'happy',
  plea_line: 'sad',
  quip_line: 'happy',
  denial_line: 'fear',
  deduction_line: 'excited',
  host_line: 'excited',
  pupil_line: 'surprised',
  secret_line: 'sad',
  farewell_line: 'sad',
  resolve_line: 'excited',
};
const FRIGHTS: ReadonlySet<BeatId> = new Set<BeatId>(['omen', 'encounter', 'aftermath']);
const LOSSES: ReadonlySet<BeatId> = new Set<BeatId>(['setback', 'price']);

/** How the hero feels at this point of the verb's story; those of whom is only told are calm between its ends. */
export function moodOf({ progress }: Moment, frame: RelationFrame, told: boolean, random: Random): Emotion {
  if (told && progress > 0.2 && progress < 0.9) {
    return random.pick(['neutral', 'neutral', 'happy', 'surprised']);
  }
  if (progress < 0.3) {
    return frame.emotions[0];
  }
  if (progress < 0.6) {
    return frame.emotions[1];
  }
  return frame.emotions[progress < 0.86 ? 2 : 3];
}

/** The feeling of a shot: its beat's own, else the mood. */
export function emotionOf({ beat }: Moment, mood: Emotion): Emotion {
  if (isLine(beat)) {
    return LINE_EMOTIONS[beat] ?? mood;
  }
  if (FRIGHTS.has(beat)) {
    return 'fear';
  }
  return LOSSES.has(beat) ? 'sad' : mood;
}
