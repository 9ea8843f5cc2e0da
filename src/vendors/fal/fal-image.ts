import type { ImageRequest } from '../vendor.ts';
import type { FalCall } from './fal-video.ts';

/** Pictures as data URIs. */
export interface FalPicture {
  request: ImageRequest;
  /** A picture that the result shall keep the composition of. */
  basis: string | undefined;
  /** Who and what is seen. */
  references: readonly string[];
}

/** What a picture endpoint takes. */
interface FalEndpoint {
  /** The whole endpoint. */
  endpoint: string;
  /** How the size is written; absent where the given picture decides. */
  size?: (request: ImageRequest) => unknown;
  /** True where it is chosen how much of the given picture is drawn anew. */
  takesStrength?: boolean;
  takesNegative?: boolean;
}

/** A model's endpoints: for words alone, one picture to start from, several pictures. */
interface FalImage {
  text?: FalEndpoint;
  basis?: FalEndpoint;
  references?: FalEndpoint;
}

const exact = ({ widthPixels: width, heightPixels: height }: ImageRequest): unknown => ({ width, height });
/** Seedream draws at least 960 × 960 pixels. */
const LEAST_PIXELS = 960 * 960;
const large = ({ widthPixels, heightPixels }: ImageRequest): unknown => {
  const scale = Math.max(1, Math.sqrt(LEAST_PIXELS / (widthPixels * heightPixels)));
  return { width: 8 * Math.ceil((widthPixels * scale) / 8), height: 8 * Math.ceil((heightPixels * scale) / 8) };
};

/** How much of the picture that it starts from is drawn anew, 0 to 1. */
const STRENGTH = 0.75;

const SEEDREAM_EDIT: FalEndpoint = { endpoint: 'fal-ai/bytedance/seedream/v4/edit', size: large };

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
    text: { endpoint: 'fal-ai/bytedance/seedream/v4/text-to-image', size: large },
    references: SEEDREAM_EDIT,
  },
  'fal-ai/bytedance/seedream/v4/edit': { references: SEEDREAM_EDIT },
  'fal-ai/qwen-image-edit': { basis: { endpoint: 'fal-ai/qwen-image-edit', size: exact, takesNegative: true } },
};
const MOST_REFERENCES = 10;

/** True for a model whose endpoints are known here. */
export const isFalImage = (model: string): boolean => Object.hasOwn(FAL_IMAGES, model);

/**
 * The call for a picture by one of fal's models. Undefined for a model that is not known here, or that edits pictures
 * and is given none.
 */
export function falImageCall(model: string, { request, basis, references }: FalPicture): FalCall | undefined {
  const image = isFalImage(model) ? FAL_IMAGES[model] : undefined;
  if (!image) {
    return undefined;
  }
  const shown = [...(basis === undefined ? [] : [basis]), ...references].slice(0, MOST_REFERENCES);
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
  { endpoint, size, takesStrength, takesNegative }: FalEndpoint,
  request: ImageRequest,
  pictures: Record<string, unknown>,
): FalCall {
  return {
    endpoint,
    input: {
      prompt: request.prompt,
      ...pictures,
      ...(size ? { image_size: size(request) } : {}),
      num_images: 1,
      seed: request.seed % 2 ** 31,
      ...(takesStrength ? { strength: STRENGTH } : {}),
      ...(takesNegative && request.notWanted ? { negative_prompt: request.notWanted } : {}),
    },
  };
}
