import { isMemeId, MEME_TEMPLATES } from '#src/draft-engine/memes/templates.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { MemeToolInputs } from '../definition.ts';

/** Checks what a meme is made of. Throws MEME_HIDDEN, PROMPT_TOO_LONG, PROMPT_EMPTY and INVALID_DATA. */
export function requireMemeInputs({ template: id, lines, photo }: Omit<MemeToolInputs, 'as'>): string[] {
  if (!isMemeId(id)) {
    throw new AppError('MEME_HIDDEN');
  }
  const template = MEME_TEMPLATES[id];
  if (lines.length > template.lines.length || (photo !== undefined && !template.photo)) {
    throw new AppError('INVALID_DATA', { details: { template: id } });
  }
  return template.lines.map(({ most }, index) => {
    const text = (lines[index] ?? '').trim();
    if (countCharacters(text) > most) {
      throw new AppError('PROMPT_TOO_LONG', { details: { limit: most } });
    }
    return text;
  });
}

/** One meme: a picture or a clip. Throws PROMPT_EMPTY without words and photo, and what `requireMemeInputs` throws. */
export const planMeme: ToolRunner<MemeToolInputs> = (inputs, { language, seed }) => {
  const lines = requireMemeInputs(inputs);
  const { template, photo, as } = inputs;
  const prompt = lines.filter((line) => line !== '').join('\n');
  if (prompt === '' && photo === undefined) {
    throw new AppError('PROMPT_EMPTY');
  }
  return [{ kind: 'meme', template, lines, language, prompt, seed, as, ...(photo === undefined ? {} : { photo }) }];
};
