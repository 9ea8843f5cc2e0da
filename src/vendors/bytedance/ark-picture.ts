import type { PictureWork } from '../results/picture-work.ts';

/** What a picture is made from: pictures as data URIs. */
export interface ArkPicture {
  request: PictureWork;
  /** What the result starts from or shows, the most important first. */
  shown: readonly string[];
}

interface Seedream {
  /** The model's name without its day, and without the "doubao-" of the Chinese service. */
  name: string;
  /** Width times height that it draws at least. */
  leastPixels: number;
  mostPictures: number;
}

/** https://www.volcengine.com/docs/82379/1541523. None of them takes a seed, unwanted words or a mask. */
const SEEDREAM: readonly Seedream[] = [
  { name: 'seedream-4-0', leastPixels: 1280 * 720, mostPictures: 10 },
  { name: 'seedream-4-5', leastPixels: 2560 * 1440, mostPictures: 14 },
];

/** The body for a picture; undefined for a model that is not known here. */
export function arkPictureBody(model: string, { request, shown }: ArkPicture): object | undefined {
  const seedream = SEEDREAM.find(({ name }) => model.replace(/^doubao-/, '').startsWith(name));
  if (!seedream || request.mask !== undefined) {
    return undefined;
  }
  const pictures = shown.slice(0, seedream.mostPictures);
  return {
    model,
    prompt: request.prompt,
    ...(pictures.length === 0 ? {} : { image: pictures.length === 1 ? pictures[0] : pictures }),
    size: sizeOf(request, seedream.leastPixels),
    sequential_image_generation: 'disabled',
    response_format: 'url',
    watermark: false,
  };
}

function sizeOf({ widthPixels, heightPixels }: PictureWork, leastPixels: number): string {
  const scale = Math.max(1, Math.sqrt(leastPixels / (widthPixels * heightPixels)));
  const side = (pixels: number): number => 8 * Math.ceil((pixels * scale) / 8);
  return `${side(widthPixels)}x${side(heightPixels)}`;
}
