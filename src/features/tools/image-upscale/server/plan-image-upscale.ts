import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { ImageUpscaleInputs } from '../definition.ts';

/** One larger picture. */
export const planImageUpscale: ToolRunner<ImageUpscaleInputs> = (
  { picture, factor, content, enhancesFaces },
  { model },
) => [
  {
    kind: 'image-upscale',
    picture,
    factor,
    enhancesFaces: enhancesFaces && isPaid(model),
    ...(content ? { content } : {}),
  },
];
