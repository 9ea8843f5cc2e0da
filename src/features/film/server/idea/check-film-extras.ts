import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { cleanLine, cutText } from '#src/shared/clean-line.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { CustomStyle } from '../tables.ts';

const NAME_CHARACTERS = LIMITS.film.characterNameCharacters;

/** A title as it is stored (EDIT-14). Throws TITLE_EMPTY, TITLE_TOO_LONG. */
export function checkTitle(title: string): string {
  const clean = cleanLine(title);
  if (clean === '') {
    throw new AppError('TITLE_EMPTY');
  }
  if (countCharacters(clean) > LIMITS.film.titleCharacters) {
    throw new AppError('TITLE_TOO_LONG', { details: { limit: LIMITS.film.titleCharacters } });
  }
  return clean;
}

/** The owner's custom style as it is stored (CAT-08). Throws STYLE_PROMPT_EMPTY. */
export function checkCustomStyle(style: CustomStyle): CustomStyle {
  const name = cutText(cleanLine(style.name), NAME_CHARACTERS);
  const prompt = cutText(cleanLine(style.prompt), LIMITS.film.stylePromptCharacters);
  if (name === '' || prompt === '') {
    throw new AppError('STYLE_PROMPT_EMPTY');
  }
  return { name, prompt };
}

/** Normalises the names of uploaded characters. Throws CHARACTER_NAME_EMPTY, and INVALID_DATA for too many. */
export function checkCharacters<Character extends { name: string }>(characters: readonly Character[]): Character[] {
  if (characters.length > LIMITS.film.charactersOnIdeaPage) {
    throw new AppError('INVALID_DATA', { details: { characters: characters.length } });
  }
  return characters.map((character) => {
    const name = cutText(cleanLine(character.name), NAME_CHARACTERS);
    if (name === '') {
      throw new AppError('CHARACTER_NAME_EMPTY');
    }
    return { ...character, name };
  });
}
