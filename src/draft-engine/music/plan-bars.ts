import type { Random } from '#src/shared/random.ts';
import type { MoodStyle } from './moods.ts';
import type { MusicCue, MusicRequest } from './music-request.ts';

/** Seconds after the last chord for its decay. */
const RING_SECONDS = 2.4;

/** One bar of the piece: its time, chord, tension and level. */
export interface Bar {
  index: number;
  startSeconds: number;
  beatSeconds: number;
  beats: number;
  /** Degree of the chord, 1 to 7. */
  chord: number;
  tension: number;
  level: MusicCue['level'];
  /** True for the last bar of the piece. */
  last: boolean;
}

/**
 * Places the bars over the film so that the last chord falls on the film's final rest: the tempo is adjusted, the film
 * is not. Each bar takes tension and level from the cue at its middle.
 */
export function planBars(request: MusicRequest, style: MoodStyle, random: Random): Bar[] {
  const [slowest, fastest] = style.beatsPerMinute;
  const wished = (60 / random.between(slowest, fastest)) * style.beatsPerBar;
  const playing = Math.max(wished, request.durationSeconds - RING_SECONDS);
  const count = Math.max(1, Math.round(playing / wished));
  const barSeconds = playing / count;
  const progressions = random.shuffle(style.progressions);
  const bars: Bar[] = [];
  for (let index = 0; index <= count; index++) {
    const startSeconds = index * barSeconds;
    const cue = cueAt(request.cues, startSeconds + barSeconds / 2);
    const phrase = Math.floor(index / 4);
    const progression = progressions[phrase % 3 === 2 ? 1 : 0] ?? [1];
    const last = index === count;
    const within = index === count - 1 ? 5 : (progression[index % progression.length] ?? 1);
    bars.push({
      index,
      startSeconds,
      beatSeconds: barSeconds / style.beatsPerBar,
      beats: style.beatsPerBar,
      chord: last || index === 0 ? 1 : within,
      tension: cue?.tension ?? 0.35,
      level: last ? 'theme' : (cue?.level ?? 'theme'),
      last,
    });
  }
  return bars;
}

function cueAt(cues: readonly MusicCue[], seconds: number): MusicCue | undefined {
  return cues.find((cue) => seconds >= cue.startSeconds && seconds < cue.endSeconds) ?? cues.at(-1);
}
