import type { Language } from '#src/shared/language/languages.ts';
import type { Random } from '#src/shared/random.ts';
import type { DrawnFigure, PersonFigure, Species } from '../figure-spec.ts';
import type { VoiceSpec } from '../film-plan.ts';

/** Whom a voice has to suit. */
export interface Voiced {
  figure: DrawnFigure;
  gender: PersonFigure['gender'];
  age: PersonFigure['age'];
}

const VOICES: Readonly<Record<PersonFigure['age'], Readonly<Record<'feminine' | 'other', string>>>> = {
  child: { feminine: 'girl', other: 'boy' },
  youth: { feminine: 'woman', other: 'man' },
  adult: { feminine: 'woman', other: 'man' },
  old: { feminine: 'elderly_woman', other: 'elderly_man' },
};
const RATES: Readonly<Record<PersonFigure['age'], number>> = { child: 1.06, youth: 1, adult: 1, old: 0.92 };
const SMALL: ReadonlySet<Species> = new Set<Species>(['mouse', 'bird', 'rabbit', 'squirrel', 'bee', 'frog']);

/** Semitones. */
const LOWEST = -3,
  HIGHEST = 4,
  YOUTH = 1,
  SMALL_ANIMAL = 3,
  APART = 3;

/** A catalogue voice for a character and how it is bent: the second of two with the same one is pushed apart. */
export function voiceOf(voiced: Voiced, language: Language, taken: readonly VoiceSpec[], random: Random): VoiceSpec {
  const voice = `${language}-${kindOfVoice(voiced)}`;
  const alike = taken.find((other) => other.voice === voice);
  const own = naturalPitch(voiced) + Math.round(random.between(-1, 1));
  const rate = Math.round(RATES[voiced.age] * random.between(0.96, 1.04) * 100) / 100;
  if (!alike) {
    return { voice, pitchShift: Math.max(LOWEST, Math.min(HIGHEST, own)), rate };
  }
  return { voice, pitchShift: alike.pitchShift + (alike.pitchShift > 0 ? -APART : APART), rate };
}

function kindOfVoice({ figure, gender, age }: Voiced): string {
  if (figure.kind === 'person') {
    return VOICES[age][gender === 'feminine' ? 'feminine' : 'other'];
  }
  return figure.kind === 'robot' ? 'machine' : 'creature';
}

const naturalPitch = ({ figure, age }: Voiced): number =>
  (age === 'youth' ? YOUTH : 0) + (figure.kind === 'animal' && SMALL.has(figure.species) ? SMALL_ANIMAL : 0);
