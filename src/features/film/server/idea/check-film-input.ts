import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, type AspectRatio } from '#src/shared/catalogue/shots.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';

/** A film as entered, not checked yet. */
export interface FilmInput {
  idea: string;
  type: string;
  style: string;
  language: string;
  aspect: string;
  shots: number;
  /** 0 to 4294967295; random when absent. */
  seed?: number | undefined;
  /** False when absent. */
  deep?: boolean | undefined;
}

export interface CheckedInput {
  idea: string;
  type: FilmType;
  style: LookId;
  language: Language;
  aspect: AspectRatio;
  shots: number;
  seed?: number;
  deep: boolean;
}

/**
 * Checks an input before anything starts. Throws IDEA_EMPTY, IDEA_TOO_LONG, TYPE_UNKNOWN, STYLE_UNKNOWN,
 * LANGUAGE_UNKNOWN, ASPECT_UNKNOWN, SHOT_COUNT_INVALID or INVALID_DATA, each with the valid values in its details.
 */
export function checkFilmInput(input: FilmInput): CheckedInput {
  // The database cannot store the null character, and lone surrogates are not text.
  const idea = input.idea.toWellFormed().replaceAll('\0', '').trim();
  if (countCharacters(idea) < LIMITS.idea.minimumCharacters) {
    throw new AppError('IDEA_EMPTY');
  }
  if (countCharacters(idea) > LIMITS.idea.maximumCharacters) {
    throw new AppError('IDEA_TOO_LONG', { details: { limit: LIMITS.idea.maximumCharacters } });
  }
  const { minimumShots: minimum, maximumShots: maximum } = LIMITS.film;
  if (!Number.isInteger(input.shots) || input.shots < minimum || input.shots > maximum) {
    throw new AppError('SHOT_COUNT_INVALID', { details: { minimum, maximum } });
  }
  const { seed } = input;
  if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff)) {
    throw new AppError('INVALID_DATA', { details: { seed } });
  }
  return {
    idea,
    type: oneOf(FILM_TYPES, input.type, 'TYPE_UNKNOWN', 'type'),
    style: oneOf(LOOK_IDS, input.style, 'STYLE_UNKNOWN', 'style'),
    language: oneOf(LANGUAGES, input.language, 'LANGUAGE_UNKNOWN', 'language'),
    aspect: oneOf(ASPECT_RATIOS, input.aspect, 'ASPECT_UNKNOWN', 'aspect'),
    shots: input.shots,
    deep: input.deep ?? false,
    ...(seed === undefined ? {} : { seed }),
  };
}

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  given: string,
  code: ErrorCode,
  name: string,
): Choice {
  const found = choices.find((choice) => choice === given);
  if (found === undefined) {
    throw new AppError(code, { details: { [name]: given.slice(0, 60), known: choices.join(', ') } });
  }
  return found;
}
