import type { Random } from '#src/shared/random.ts';
import type { CastFact } from '../story-facts.ts';
import type { Grammar } from './grammar.ts';

/** Seconds that a line may take, habit and all. */
const LONGEST_LINE = 5;

/** Gives a line its speaker's manner, as often as `often` says (0 to 1). */
export type Manner = (line: string, often: number, speaker: CastFact, listener: CastFact) => string;

/** Gives hero and second character a habit of speech each, never the same. */
export function createManner(grammar: Grammar, hero: CastFact, other: CastFact, random: Random): Manner {
  const { habits } = grammar;
  const first = random.below(habits.length),
    second = random.below(habits.length);
  const habitOf = new Map<string, number>([
    [hero.key, first],
    [other.key, second === first ? (first + 1) % Math.max(1, habits.length) : second],
  ]);
  return (line, often, speaker, listener) => {
    if (habits.length === 0 || !random.chance(often)) {
      return line;
    }
    const spoken = habits[habitOf.get(speaker.key) ?? 0]?.(line, speaker, listener) ?? line;
    return grammar.countSpeechUnits(spoken) <= grammar.speechUnitsPerSecond * LONGEST_LINE ? spoken : line;
  };
}
