import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { CustomStyle } from './tables.ts';

const NAME_CHARACTERS = 60;

/** Words as they may be kept: no control characters, no halves of surrogate pairs, no spaces around or doubled. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** A title as it may be kept (EDIT-14). Throws TITLE_EMPTY, TITLE_TOO_LONG. */
export function checkTitle(title: string): string {
  const clean = cleanLine(title);
  if (clean === '') throw new AppError('TITLE_EMPTY');
  if (clean.length > LIMITS.film.titleCharacters)
    throw new AppError('TITLE_TOO_LONG', { details: { limit: LIMITS.film.titleCharacters } });
  return clean;
}

/** A style of the owner's own as it may be kept (CAT-08). Throws STYLE_PROMPT_EMPTY. */
export function checkCustomStyle(style: CustomStyle): CustomStyle {
  const name = cleanLine(style.name).slice(0, NAME_CHARACTERS);
  const prompt = cleanLine(style.prompt).slice(0, LIMITS.film.stylePromptCharacters);
  if (name === '' || prompt === '') throw new AppError('STYLE_PROMPT_EMPTY');
  return { name, prompt };
}

/**
 * Names of the characters that are brought along. Throws CHARACTER_NAME_EMPTY, and INVALID_DATA for more than there may
 * be.
 */
export function checkCharacters<Character extends { name: string }>(characters: readonly Character[]): Character[] {
  if (characters.length > LIMITS.film.charactersOnIdeaPage)
    throw new AppError('INVALID_DATA', { details: { characters: characters.length } });
  return characters.map((character) => {
    const name = cleanLine(character.name).slice(0, NAME_CHARACTERS);
    if (name === '') throw new AppError('CHARACTER_NAME_EMPTY');
    return { ...character, name };
  });
}
