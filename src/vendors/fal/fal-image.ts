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

interface FalImage {
  /** Paths below the model's for a picture to start from, and for references; absent where it takes none. */
  basis?: string;
  references?: string;
  /** How the size is written. */
  size: (request: ImageRequest) => unknown;
  takesNegative?: boolean;
  more?: Record<string, unknown>;
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

/** The picture endpoints by the model's path, as fal documents them. */
const FAL_IMAGES: Readonly<Record<string, FalImage>> = {
  'fal-ai/flux/schnell': { size: exact },
  'fal-ai/flux/dev': { size: exact, basis: 'image-to-image' },
  'fal-ai/flux-pro/v1.1': { size: exact },
  'fal-ai/qwen-image': { size: exact, basis: 'image-to-image', takesNegative: true },
  'fal-ai/bytedance/seedream/v4/text-to-image': { size: large, references: 'fal-ai/bytedance/seedream/v4/edit' },
};
const MOST_REFERENCES = 10;

/** True for a model whose endpoints are known here. */
export const isFalImage = (model: string): boolean => Object.hasOwn(FAL_IMAGES, model);

/** The call for a picture by one of fal's models; undefined for a model that is not known here. */
export function falImageCall(model: string, { request, basis, references }: FalPicture): FalCall | undefined {
  const image = FAL_IMAGES[model];
  if (!image) {
    return undefined;
  }
  const input = {
    prompt: request.prompt,
    image_size: image.size(request),
    num_images: 1,
    seed: request.seed % 2 ** 31,
    ...(image.takesNegative && request.notWanted ? { negative_prompt: request.notWanted } : {}),
    ...image.more,
  };
  const shown = [...(basis === undefined ? [] : [basis]), ...references].slice(0, MOST_REFERENCES);
  if (image.references !== undefined && shown.length > 0) {
    return { endpoint: image.references, input: { ...input, image_urls: shown } };
  }
  if (image.basis !== undefined && basis !== undefined) {
    return { endpoint: `${model}/${image.basis}`, input: { ...input, image_url: basis, strength: STRENGTH } };
  }
  return { endpoint: model, input };
}
