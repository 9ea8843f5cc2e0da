import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import type { ImageEditRequest } from '#src/vendors/tool-requests.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { ImageEditInputs } from '../definition.ts';

/** What a model is asked for a face swap: the first picture is changed, the second one has the face. */
const FACE_SWAP =
  'Replace the face of the person in the first picture with the face of the person in the second picture. ' +
  'Keep the pose, hair, clothes, light and background of the first picture, and blend the skin tones.';

/** One changed picture. Throws EDIT_PROMPT_EMPTY, PROMPT_TOO_LONG, and what is missing for a face swap. */
export const planImageEdit: ToolRunner<ImageEditInputs> = (inputs, { model, language, seed }) => {
  const side = LIMITS.tools.editedSidePixels;
  const size = { widthPixels: side, heightPixels: side, keepsShape: true } as const;
  if (inputs.action === 'faceSwap') {
    return [{ kind: 'image-edit', seed, ...size, ...faceSwap(inputs, isPaid(model) ? model.inputs : []) }];
  }
  const { picture, edits = [] } = inputs;
  const isDraft = !isPaid(model);
  const prompt = isDraft && edits.length > 0 && inputs.prompt.trim() === '' ? '' : requirePrompt(inputs.prompt);
  const own = isDraft ? { language, ...(inputs.edits ? { edits } : {}) } : {};
  return [{ kind: 'image-edit', prompt, seed, ...size, pictures: [picture], ...own }];
};

const requirePrompt = (text: string): string =>
  requireText(text, { limit: LIMITS.tools.promptCharacters, empty: 'EDIT_PROMPT_EMPTY', tooLong: 'PROMPT_TOO_LONG' });

/** Throws FACE_PICTURE_MISSING, FACE_SWAP_CONSENT_MISSING, and FACE_SWAP_NEEDS_MODEL for one that takes one picture. */
function faceSwap(
  { picture, face, consent }: ImageEditInputs,
  takes: readonly string[],
): Pick<ImageEditRequest, 'prompt' | 'pictures'> {
  if (face === undefined) {
    throw new AppError('FACE_PICTURE_MISSING');
  }
  if (!consent) {
    throw new AppError('FACE_SWAP_CONSENT_MISSING');
  }
  if (!takes.includes('references')) {
    throw new AppError('FACE_SWAP_NEEDS_MODEL');
  }
  return { prompt: FACE_SWAP, pictures: [picture, face] };
}
