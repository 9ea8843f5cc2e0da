import { VOICES, type VoiceEntry } from '#src/shared/catalogue/voices.ts';
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

const AGES: Readonly<Record<PersonFigure['age'], VoiceEntry['age']>> = {
  child: 'child',
  youth: 'young',
  adult: 'adult',
  old: 'elderly',
};
const SMALL: ReadonlySet<Species> = new Set<Species>(['mouse', 'bird', 'rabbit', 'squirrel', 'bee', 'frog']);
/** Voices that are heard only where somebody asks for them: beside the story, or in a dialect. */
const NOT_CAST = /-(?:narrator|storyteller|cantonese_)/;

/** Semitones. */
const LOWEST = -3,
  HIGHEST = 4,
  SMALL_ANIMAL = 3,
  APART = 3;

/**
 * A catalogue voice for a character, one that nobody else of the film has if there is one, and how it is bent: where
 * all that suit are taken, those with the same one are pushed apart.
 */
export function voiceOf(voiced: Voiced, language: Language, taken: readonly VoiceSpec[], random: Random): VoiceSpec {
  const suiting = VOICES.filter((voice) => voice.language === language && suits(voice, voiced));
  const free = suiting.filter(({ id }) => !taken.some(({ voice }) => voice === id));
  // The first of each kind is the plainest: whoever is alone of its kind has it as often as not.
  const [plainest] = free;
  const chosen = plainest && random.chance(0.5) ? plainest : random.pick(free.length > 0 ? free : suiting);
  const own = (isSmall(voiced) ? SMALL_ANIMAL : 0) + Math.round(random.between(-1, 1));
  const rate = Math.round(random.between(0.96, 1.04) * 100) / 100;
  const heights = taken.filter(({ voice }) => voice === chosen.id).map(({ pitchShift }) => pitchShift);
  return { voice: chosen.id, pitchShift: heightBeside(heights, Math.max(LOWEST, Math.min(HIGHEST, own))), rate };
}

/** A height apart from those with the same voice: towards the middle first, then on the other side. */
function heightBeside(heights: readonly number[], own: number): number {
  const [first] = heights;
  if (first === undefined) {
    return own;
  }
  const near = first + (first > 0 ? -APART : APART);
  const far = first + (first > 0 ? APART : -APART);
  const isFree = (height: number): boolean => heights.every((taken) => Math.abs(taken - height) >= APART);
  return !isFree(near) && isFree(far) ? far : near;
}

function suits({ id, who, gender, age }: VoiceEntry, { figure, gender: own, age: years }: Voiced): boolean {
  if (figure.kind !== 'person') {
    return who === (figure.kind === 'robot' ? 'machine' : 'creature');
  }
  return !NOT_CAST.test(id) && age === AGES[years] && gender === (own === 'feminine' ? 'female' : 'male');
}

const isSmall = ({ figure }: Voiced): boolean => figure.kind === 'animal' && SMALL.has(figure.species);
