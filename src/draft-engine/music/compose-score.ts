import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { createKey } from './harmony.ts';
import { MOOD_STYLES, TYPE_INSTRUMENTS } from './moods.ts';
import type { MusicRequest, PartName, Score } from './music-request.ts';
import { planBars } from './plan-bars.ts';
import { writeAccompaniment } from './write-accompaniment.ts';
import { writeDrums } from './write-drums.ts';
import { writeMelody } from './write-melody.ts';

/**
 * Composes the piece: key, tempo and instruments by mood and film type, form by the film's tension, and a final
 * cadence.
 */
export function composeScore(request: MusicRequest): Score {
  const random = createRandom(deriveSeed('music', request.seed, request.brief.mood, request.brief.type));
  const style = MOOD_STYLES[request.brief.mood];
  const type = TYPE_INSTRUMENTS[request.brief.type];
  const tonic = 50 + random.below(8);
  const bars = planBars(request, style, random);
  const harmonyKey = createKey(tonic, style.scale);
  const melodyKey = type?.scale ? createKey(tonic, type.scale) : harmonyKey;
  const instruments: Partial<Record<PartName, number>> = {};
  for (const [part, programs] of Object.entries(style.instruments) as [PartName, readonly number[]][]) {
    instruments[part] = random.pick(programs);
  }
  Object.assign(instruments, type?.instruments);
  return {
    instruments,
    durationSeconds: request.durationSeconds,
    notes: [
      ...writeMelody(bars, melodyKey, style.melodyCentre, random),
      ...writeAccompaniment(bars, harmonyKey, style.figure, random),
      ...writeDrums(bars, style.drums, random),
    ].sort((first, second) => first.startSeconds - second.startSeconds),
  };
}
