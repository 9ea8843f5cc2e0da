import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { Temper } from '#src/shared/catalogue/voices.ts';

/** The temper of whoever mostly feels so; a neutral look says nothing. */
const TEMPERS: Readonly<Partial<Record<Emotion, Temper>>> = {
  happy: 'bright',
  excited: 'lively',
  surprised: 'lively',
  sad: 'warm',
  fear: 'warm',
  angry: 'deep',
  hate: 'deep',
  coldness: 'calm',
};

interface Felt {
  actors: readonly { characterKey: string; emotion: Emotion }[];
}

/** A character's temper by the feelings that it shows most in a film; undefined where it shows none. */
export function temperOf(characterKey: string, shots: readonly Felt[]): Temper | undefined {
  const counts = new Map<Temper, number>();
  for (const { actors } of shots) {
    for (const actor of actors) {
      const temper = actor.characterKey === characterKey ? TEMPERS[actor.emotion] : undefined;
      if (temper !== undefined) {
        counts.set(temper, (counts.get(temper) ?? 0) + 1);
      }
    }
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0];
}
