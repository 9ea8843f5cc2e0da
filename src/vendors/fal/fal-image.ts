import { chooseShape } from '../results/choose-shape.ts';
import type { PictureWork } from '../results/picture-work.ts';
import type { FalCall } from './fal-video.ts';

/** Pictures as data URIs. */
export interface FalPicture {
  request: PictureWork;
  /** A picture that the result shall keep the composition of. */
  basis: string | undefined;
  /** Who and what is seen. */
  references: readonly string[];
  /** White where the first picture may change. */
  mask?: string | undefined;
}

/** What a picture endpoint takes. */
interface FalEndpoint {
  /** The whole endpoint. */
  endpoint: string;
  /** The fields of the size; absent where the given picture decides. */
  size?: (request: PictureWork) => Record<string, unknown>;
  /** True where it is chosen how much of the given picture is drawn anew. */
  takesStrength?: boolean;
  takesNegative?: boolean;
  /** True where there is no field for a seed. */
  hasNoSeed?: boolean;
  /** True where there is no field for the number of pictures: it is one. */
  hasNoCount?: boolean;
}

/** A model's endpoints: for words alone, one picture to start from, several pictures, one with a mask. */
interface FalImage {
  text?: FalEndpoint;
  basis?: FalEndpoint;
  references?: FalEndpoint;
  /** For a change within a mask. */
  mask?: FalEndpoint;
}

const exact: FalEndpoint['size'] = ({ widthPixels: width, heightPixels: height }) => ({
  image_size: { width, height },
});
/** The size, enlarged where the model draws at least so many pixels. */
const atLeast =
  (leastPixels: number): FalEndpoint['size'] =>
  ({ widthPixels, heightPixels }) => {
    const scale = Math.max(1, Math.sqrt(leastPixels / (widthPixels * heightPixels)));
    const [width, height] = [widthPixels, heightPixels].map((side) => 8 * Math.ceil((side * scale) / 8));
    return { image_size: { width, height } };
  };
const SEEDREAM_4_SIZE = atLeast(960 * 960);
const LARGE = atLeast(2560 * 1440);
const SHAPES = ['21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16'] as const;
const shapeAndDetail: FalEndpoint['size'] = (request) => ({
  aspect_ratio: chooseShape(SHAPES, request),
  resolution: request.widthPixels * request.heightPixels > 1024 ** 2 ? '2K' : '1K',
});

/** How much of the picture that it starts from is drawn anew, 0 to 1. */
const STRENGTH = 0.75;

const SEEDREAM_EDIT: FalEndpoint = { endpoint: 'fal-ai/bytedance/seedream/v4/edit', size: SEEDREAM_4_SIZE };

/** The picture endpoints by the model's path, as fal documents them. */
const FAL_IMAGES: Readonly<Record<string, FalImage>> = {
  'fal-ai/flux/schnell': { text: { endpoint: 'fal-ai/flux/schnell', size: exact } },
  'fal-ai/flux/dev': {
    text: { endpoint: 'fal-ai/flux/dev', size: exact },
    basis: { endpoint: 'fal-ai/flux/dev/image-to-image', takesStrength: true },
  },
  'fal-ai/flux-pro/v1.1': { text: { endpoint: 'fal-ai/flux-pro/v1.1', size: exact } },
  'fal-ai/qwen-image': {
    text: { endpoint: 'fal-ai/qwen-image', size: exact, takesNegative: true },
    basis: { endpoint: 'fal-ai/qwen-image/image-to-image', size: exact, takesStrength: true, takesNegative: true },
  },
  'fal-ai/bytedance/seedream/v4/text-to-image': {
    text: { endpoint: 'fal-ai/bytedance/seedream/v4/text-to-image', size: SEEDREAM_4_SIZE },
    references: SEEDREAM_EDIT,
  },
  'fal-ai/bytedance/seedream/v4/edit': { references: SEEDREAM_EDIT },
  'fal-ai/bytedance/seedream/v4.5/text-to-image': {
    text: { endpoint: 'fal-ai/bytedance/seedream/v4.5/text-to-image', size: LARGE },
    references: { endpoint: 'fal-ai/bytedance/seedream/v4.5/edit', size: LARGE },
  },
  'fal-ai/bytedance/seedream/v5/lite/text-to-image': {
    text: { endpoint: 'fal-ai/bytedance/seedream/v5/lite/text-to-image', size: LARGE, hasNoSeed: true },
    references: { endpoint: 'fal-ai/bytedance/seedream/v5/lite/edit', size: LARGE, hasNoSeed: true },
  },
  'fal-ai/qwen-image-2': {
    text: { endpoint: 'fal-ai/qwen-image-2/text-to-image', size: exact, takesNegative: true },
    references: { endpoint: 'fal-ai/qwen-image-2/edit', size: exact, takesNegative: true },
  },
  'fal-ai/qwen-image-2/pro': {
    text: { endpoint: 'fal-ai/qwen-image-2/pro/text-to-image', size: exact, takesNegative: true },
    references: { endpoint: 'fal-ai/qwen-image-2/pro/edit', size: exact, takesNegative: true },
  },
  'fal-ai/flux-2': {
    text: { endpoint: 'fal-ai/flux-2', size: exact },
    references: { endpoint: 'fal-ai/flux-2/edit', size: exact },
  },
  'fal-ai/flux-2-pro': {
    text: { endpoint: 'fal-ai/flux-2-pro', size: exact, hasNoCount: true },
    references: { endpoint: 'fal-ai/flux-2-pro/edit', size: exact, hasNoCount: true },
  },
  'fal-ai/flux-2-max': {
    text: { endpoint: 'fal-ai/flux-2-max', size: exact, hasNoCount: true },
    references: { endpoint: 'fal-ai/flux-2-max/edit', size: exact, hasNoCount: true },
  },
  'fal-ai/nano-banana-2': {
    text: { endpoint: 'fal-ai/nano-banana-2', size: shapeAndDetail },
    references: { endpoint: 'fal-ai/nano-banana-2/edit', size: shapeAndDetail },
  },
  'fal-ai/nano-banana-pro': {
    text: { endpoint: 'fal-ai/nano-banana-pro', size: shapeAndDetail },
    references: { endpoint: 'fal-ai/nano-banana-pro/edit', size: shapeAndDetail },
  },
  'fal-ai/qwen-image-edit': {
    basis: { endpoint: 'fal-ai/qwen-image-edit', size: exact, takesNegative: true },
    mask: { endpoint: 'fal-ai/qwen-image-edit/inpaint', size: exact, takesNegative: true },
  },
  'fal-ai/qwen-image-edit-2511': {
    references: { endpoint: 'fal-ai/qwen-image-edit-2511', size: exact, takesNegative: true },
  },
  'fal-ai/bytedance/seedream/v4.5/edit': {
    references: { endpoint: 'fal-ai/bytedance/seedream/v4.5/edit', size: LARGE },
  },
};
const MOST_REFERENCES = 10;

/** True for a model whose endpoints are known here. */
export const isFalImage = (model: string): boolean => Object.hasOwn(FAL_IMAGES, model);

/**
 * The call for a picture by one of fal's models. Undefined for a model that is not known here, or that edits pictures
 * and is given none, or takes no mask.
 */
export function falImageCall(model: string, { request, basis, references, mask }: FalPicture): FalCall | undefined {
  const image = isFalImage(model) ? FAL_IMAGES[model] : undefined;
  if (!image) {
    return undefined;
  }
  const shown = [...(basis === undefined ? [] : [basis]), ...references].slice(0, MOST_REFERENCES);
  if (mask !== undefined) {
    return image.mask && callOf(image.mask, request, { image_url: shown[0], mask_url: mask });
  }
  // Where a model only edits, it edits the first picture there is.
  const start = image.text ? basis : shown[0];
  if (image.references && shown.length > 0) {
    return callOf(image.references, request, { image_urls: shown });
  }
  if (image.basis && start !== undefined) {
    return callOf(image.basis, request, { image_url: start });
  }
  return image.text && callOf(image.text, request, {});
}

function callOf(
  { endpoint, size, takesStrength, takesNegative, hasNoSeed, hasNoCount }: FalEndpoint,
  request: PictureWork,
  pictures: Record<string, unknown>,
): FalCall {
  return {
    endpoint,
    input: {
      prompt: request.prompt,
      ...pictures,
      ...size?.(request),
      ...(hasNoCount ? {} : { num_images: 1 }),
      ...(hasNoSeed ? {} : { seed: request.seed % 2 ** 31 }),
      ...(takesStrength ? { strength: STRENGTH } : {}),
      ...(takesNegative && request.notWanted ? { negative_prompt: request.notWanted } : {}),
    },
  };
}
