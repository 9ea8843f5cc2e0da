import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_PROMPTS } from '#src/shared/catalogue/look-prompts.ts';
import { DEFAULT_LOOK } from '#src/shared/catalogue/looks.ts';
import { picturePixels } from '#src/shared/catalogue/picture-sizes.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { deriveSeed } from '#src/shared/random.ts';
import { requirePrompt } from '../../require-prompt.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { ImageInputs } from '../definition.ts';

/** One request for each picture. Throws PROMPT_EMPTY, PROMPT_TOO_LONG, PICTURES_FOR_MEMBERS. */
export const planImage: ToolRunner<ImageInputs> = (inputs, { model, rights, language, seed }) => {
  const prompt = requirePrompt(inputs.prompt);
  const { look, ownStyle, aspect, size, count, reference, notWanted } = inputs;
  if (count > LIMITS.freeFilm.pictures && !rights.member) {
    throw new AppError('PICTURES_FOR_MEMBERS', { details: { limit: LIMITS.freeFilm.pictures } });
  }
  const { width, height } = picturePixels(aspect, size);
  const takesReference = model.inputs.includes('references') || model.inputs.includes('image');
  const style = ownStyle || (look && LOOK_PROMPTS[look]);
  return Array.from({ length: count }, (_, index) => {
    const own = deriveSeed(inputs.seed ?? seed, index);
    return {
      kind: 'image' as const,
      prompt: style ? `${prompt}\n${style}` : prompt,
      seed: own,
      widthPixels: width,
      heightPixels: height,
      references: reference !== undefined && takesReference ? [reference] : [],
      ...(notWanted ? { notWanted } : {}),
      scene: {
        text: prompt,
        language,
        look: look ?? DEFAULT_LOOK,
        isLookChosen: look !== undefined,
        aspect,
        seed: own,
      },
    };
  });
};
