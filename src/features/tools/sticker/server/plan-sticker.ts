import { STICKER_SIDE_PIXELS } from '#src/shared/catalogue/card-styles.ts';
import { DEFAULT_LOOK } from '#src/shared/catalogue/looks.ts';
import { STICKER_STYLES } from '#src/shared/catalogue/sticker-styles.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { deriveSeed } from '#src/shared/random.ts';
import { requirePrompt } from '../../require-prompt.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { StickerInputs } from '../definition.ts';

/** Models have sizes of their own; a square one is asked for. */
const MODEL_SIDE_PIXELS = 1024;
const GROUND = 'One single sticker, centred, whole, on a plain white background, no text.';

/**
 * One request for each sticker; of a photo the draft engine makes one, since each would be the same. Throws
 * PROMPT_EMPTY, PROMPT_TOO_LONG, and INVALID_DATA for a photo with a model that takes none.
 */
export const planSticker: ToolRunner<StickerInputs> = (inputs, { model, language, seed }) => {
  const { style, photo, count } = inputs;
  const isDraft = model.vendor === 'draft';
  const words = photo === undefined || inputs.prompt.trim() !== '' ? requirePrompt(inputs.prompt) : '';
  if (photo !== undefined && !isDraft && !model.inputs.includes('references') && !model.inputs.includes('image')) {
    throw new AppError('INVALID_DATA', { details: { photo: model.id } });
  }
  const subject = photo === undefined ? words : `The person or animal of the reference picture, recognisable. ${words}`;
  const side = isDraft ? STICKER_SIDE_PIXELS : MODEL_SIDE_PIXELS;
  return Array.from({ length: photo !== undefined && isDraft ? 1 : count }, (_, index) => {
    const own = deriveSeed(seed, index);
    const scene = {
      text: words,
      language,
      look: DEFAULT_LOOK,
      isLookChosen: true,
      aspect: '1:1' as const,
      seed: own,
      cutOut: style === 'memoji' ? ('head' as const) : ('whole' as const),
    };
    return {
      kind: 'image' as const,
      prompt: `${subject}\n${STICKER_STYLES[style]}. ${GROUND}`,
      seed: own,
      widthPixels: side,
      heightPixels: side,
      references: photo === undefined ? [] : [photo],
      sticker: photo === undefined ? { style, scene, variant: index } : { style, photo },
    };
  });
};
