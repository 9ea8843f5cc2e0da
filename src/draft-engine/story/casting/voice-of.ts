import { VOICES, type Temper, type VoiceEntry } from '#src/shared/catalogue/voices.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { Random } from '#src/shared/random.ts';
import type { DrawnFigure, PersonFigure, Species } from '../figure-spec.ts';
import type { VoiceSpec } from '../voice-spec.ts';

/** Whom a voice has to suit. */
export interface Voiced {
  figure: DrawnFigure;
  gender: PersonFigure['gender'];
  age: PersonFigure['age'];
  /** How it mostly is in the film, where it shows that. */
  temper?: Temper | undefined;
}

const AGES: Readonly<Record<PersonFigure['age'], VoiceEntry['age']>> = {
  child: 'child',
  youth: 'young',
  adult: 'adult',
  old: 'elderly',
};
const SMALL: ReadonlySet<Species> = new Set<Species>(['mouse', 'bird', 'rabbit', 'squirrel', 'bee', 'frog']);
/** Voices that are heard only where somebody asks for them: beside the story, or in a dialect. */
const NOT_CAST = /-(?:narrator|storyteller|cantonese_)/;

/** Semitones; a voice that is bent further is no human voice any more. */
const LOWEST = -3,
  HIGHEST = 4,
  SMALL_ANIMAL = 3,
  MOST_BENT = 6;
/** How far apart two of the same voice are, the best first. */
const APART = [3, 2, 1] as const;

/**
 * A catalogue voice for a character by its age, gender and temper, one that nobody else of the film has if there is
 * one, and how it is bent: where all that suit are taken, so that it is nowhere near the others with the same one.
 */
export function voiceOf(voiced: Voiced, language: Language, taken: readonly VoiceSpec[], random: Random): VoiceSpec {
  const chosen = chooseVoice(voiced, language, taken, random);
  const own = (isSmall(voiced) ? SMALL_ANIMAL : 0) + Math.round(random.between(-1, 1));
  const rate = Math.round(random.between(0.96, 1.04) * 100) / 100;
  const shifts = taken.filter(({ voice }) => voice === chosen.id).map(({ pitchShift }) => pitchShift);
  return { voice: chosen.id, pitchShift: apartFrom(shifts, Math.max(LOWEST, Math.min(HIGHEST, own))), rate };
}

function chooseVoice(voiced: Voiced, language: Language, taken: readonly VoiceSpec[], random: Random): VoiceEntry {
  const uses = (id: string): number => taken.filter(({ voice }) => voice === id).length;
  const suiting = VOICES.filter((voice) => voice.language === language && suits(voice, voiced));
  const fewest = Math.min(...suiting.map(({ id }) => uses(id)));
  const free = suiting.filter(({ id }) => uses(id) === fewest);
  const [plainest] = free;
  const tempered = free.filter(({ temper }) => temper === voiced.temper);
  if (tempered.length > 0) {
    return random.pick(tempered);
  }
  // The first of each kind is the plainest: whoever shows no temper has it as often as not.
  return plainest && random.chance(0.5) ? plainest : random.pick(free);
}

/** The shift nearest to `own` that is as far from all others as can be. */
function apartFrom(others: readonly number[], own: number): number {
  const all = Array.from({ length: 2 * MOST_BENT + 1 }, (_, index) => index - MOST_BENT);
  const nearestFirst = all.toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own));
  for (const apart of APART) {
    const found = nearestFirst.find((shift) => others.every((other) => Math.abs(other - shift) >= apart));
    if (found !== undefined) {
      return found;
    }
  }
  return own;
}

function suits({ id, who, gender, age }: VoiceEntry, { figure, gender: own, age: years }: Voiced): boolean {
  if (figure.kind !== 'person') {
    return who === (figure.kind === 'robot' ? 'machine' : 'creature');
  }
  return !NOT_CAST.test(id) && age === AGES[years] && gender === (own === 'feminine' ? 'female' : 'male');
}

const isSmall = ({ figure }: Voiced): boolean => figure.kind === 'animal' && SMALL.has(figure.species);
