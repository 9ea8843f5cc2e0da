import { chooseShape } from '../results/choose-shape.ts';
import { readPictureAsUri } from '../results/read-picture.ts';
import { tellNotWanted } from '../results/tell-not-wanted.ts';
import type { ImageRequest, VendorContext } from '../vendor.ts';

/** What a family of models takes beyond words, a shape and references; anything else it refuses. */
interface OpenrouterImage {
  takesSeed?: boolean;
  /** True where the size can be chosen. */
  takesResolution?: boolean;
  /** True where the prompt may say what is not to be seen. */
  followsWords?: boolean;
}

/** The families by the first part of the model's id, as OpenRouter's list of image models describes them. */
const FAMILIES: Readonly<Record<string, OpenrouterImage>> = {
  'bytedance-seed': { takesSeed: true, takesResolution: true },
  google: { followsWords: true },
  openai: { followsWords: true },
};

/** Shapes common to the models; one that a model does not know is brought to its nearest. */
const SHAPES = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'] as const;
/** Names of sizes, by the side of a square with as many pixels. */
const RESOLUTIONS: readonly (readonly [name: string, sidePixels: number])[] = [
  ['1K', 1024],
  ['2K', 2048],
  ['4K', 4096],
];
const MOST_REFERENCES = 10;

/** The body that asks for a picture. Throws VendorError `failed` where a given picture cannot be read. */
export async function openrouterImageInput(request: ImageRequest, context: VendorContext): Promise<object> {
  const family = FAMILIES[context.vendorModel.split('/')[0] ?? ''] ?? {};
  const ids = [...(request.basis === undefined ? [] : [request.basis]), ...request.references];
  const references = await Promise.all(ids.slice(0, MOST_REFERENCES).map((id) => openrouterPicture(context, id)));
  return {
    model: context.vendorModel,
    prompt: family.followsWords ? tellNotWanted(request) : request.prompt,
    aspect_ratio: chooseShape(SHAPES, request),
    // Models without qualities ignore it; without it, those that have them choose it, and with it the price.
    quality: 'medium',
    ...(family.takesResolution ? { resolution: resolutionOf(request) } : {}),
    ...(family.takesSeed ? { seed: request.seed % 2 ** 31 } : {}),
    ...(references.length > 0 ? { input_references: references } : {}),
  };
}

/** A picture of ours as OpenRouter takes it. Throws VendorError `failed` where it cannot be read. */
export async function openrouterPicture(context: VendorContext, fileId: string): Promise<object> {
  return { type: 'image_url', image_url: { url: await readPictureAsUri(context, fileId) } };
}

function resolutionOf({ widthPixels, heightPixels }: ImageRequest): string | undefined {
  const enough = RESOLUTIONS.find(([, side]) => side ** 2 >= widthPixels * heightPixels);
  return (enough ?? RESOLUTIONS.at(-1))?.[0];
}
