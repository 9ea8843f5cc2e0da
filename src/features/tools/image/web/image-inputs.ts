import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { PICTURE_ASPECTS, type PictureAspect } from '#src/shared/catalogue/picture-aspects.ts';
import { PICTURE_SIZES, type PictureSize } from '#src/shared/catalogue/picture-sizes.ts';
import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';

/** What is filled in on the page of the picture tool. */
export interface ImageFields {
  prompt: string;
  notWanted: string;
  /** A look, one's own style, or as the prompt says. */
  look: LookId | 'own' | 'prompt';
  ownStyle: string;
  /** Null until it is chosen. */
  aspect: PictureAspect | null;
  size: PictureSize;
  count: number;
  reference: StoredFile | null;
  /** Id of the model; absent: the default. */
  model: string | undefined;
}

export const NO_FIELDS: ImageFields = {
  prompt: '',
  notWanted: '',
  look: 'prompt',
  ownStyle: '',
  aspect: null,
  size: 'usual',
  count: 1,
  reference: null,
  model: undefined,
};

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fields that another version of the program may have kept, or those of an order, as this one knows them. */
export function settleFields(kept: Partial<Record<keyof ImageFields, unknown>>): ImageFields {
  const { count, model } = kept;
  const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 1;
  return {
    prompt: textOf(kept.prompt),
    notWanted: textOf(kept.notWanted),
    look: oneOf<ImageFields['look']>([...LOOK_IDS, 'own', 'prompt'], kept.look, 'prompt'),
    ownStyle: textOf(kept.ownStyle),
    aspect: oneOf<PictureAspect | null>(PICTURE_ASPECTS, kept.aspect, null),
    size: oneOf(PICTURE_SIZES, kept.size, 'usual'),
    count: isCount ? Math.min(count, LIMITS.memberFilm.pictures) : 1,
    reference: readStoredFile(kept.reference),
    model: typeof model === 'string' ? model : undefined,
  };
}
