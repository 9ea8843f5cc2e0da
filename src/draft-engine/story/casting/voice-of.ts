import type { Language } from '#src/shared/language/languages.ts';
import type { Random } from '#src/shared/random.ts';
import type { VoiceSpec } from '../film-plan.ts';
import type { CastFact } from '../story-facts.ts';

/** A catalogue voice for a character and how it is bent; `sameVoiceTaken` pushes the second of two alike apart. */
export function voiceOf(
  cast: Pick<CastFact, 'kind' | 'figure' | 'gender' | 'age'>,
  language: Language,
  sameVoiceTaken: readonly VoiceSpec[],
  random: Random,
): VoiceSpec {
  const feminine = cast.gender === 'feminine';
  const who =
    cast.kind === 'robot'
      ? 'machine'
      : cast.kind !== 'person'
        ? 'creature'
        : cast.age === 'old'
          ? feminine
            ? 'elderly_woman'
            : 'elderly_man'
          : cast.age === 'child'
            ? feminine
              ? 'girl'
              : 'boy'
            : feminine
              ? 'woman'
              : 'man';
  const voice = `${language}-${who}`;
  const alike = sameVoiceTaken.find((other) => other.voice === voice);
  const small =
    cast.kind === 'animal' &&
    cast.figure.kind === 'animal' &&
    ['mouse', 'bird', 'rabbit', 'squirrel', 'bee', 'frog'].includes(cast.figure.species);
  const pitch = (cast.age === 'youth' ? 1 : 0) + (small ? 3 : 0) + Math.round(random.between(-1, 1));
  return {
    voice,
    pitchShift: alike
      ? alike.pitchShift > 0
        ? alike.pitchShift - 3
        : alike.pitchShift + 3
      : Math.max(-3, Math.min(4, pitch)),
    rate:
      Math.round((cast.age === 'old' ? 0.92 : cast.age === 'child' ? 1.06 : 1) * random.between(0.96, 1.04) * 100) /
      100,
  };
}
