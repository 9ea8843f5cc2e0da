import { chooseShape } from '../results/choose-shape.ts';
import { readPicture } from '../results/read-picture.ts';
import { tellNotWanted } from '../results/tell-not-wanted.ts';
import type { ImageRequest, VendorContext } from '../vendor.ts';

/** One call: the path below the service's address, and its body. */
interface OpenaiCall {
  path: string;
  body: object | FormData;
}

const SIZES = ['1024x1024', '1536x1024', '1024x1536'] as const;
const MOST_PICTURES = 16;
/** The same for every picture; `auto` would leave the quality, and with it the price, to the model. */
const SETTINGS = { n: 1, quality: 'medium', background: 'opaque', output_format: 'png' } as const;

/**
 * The call for a picture by one of OpenAI's GPT Image models, which take no seed: from words alone, or an edit of given
 * pictures. Throws VendorError `failed` where one of those cannot be read.
 */
export async function openaiImageCall(request: ImageRequest, context: VendorContext): Promise<OpenaiCall> {
  const input = {
    model: context.vendorModel,
    prompt: tellNotWanted(request),
    size: chooseShape(SIZES, request),
    ...SETTINGS,
  };
  const ids = [...(request.basis === undefined ? [] : [request.basis]), ...request.references].slice(0, MOST_PICTURES);
  if (ids.length === 0) {
    return { path: 'images/generations', body: input };
  }
  const pictures = await Promise.all(ids.map((id) => readPicture(context, id)));
  const form = new FormData();
  Object.entries(input).forEach(([name, value]) => form.append(name, String(value)));
  const field = pictures.length === 1 ? 'image' : 'image[]';
  pictures.forEach(({ bytes, mime }, index) => {
    const name = `picture-${index + 1}.${mime === 'image/png' ? 'png' : 'jpg'}`;
    form.append(field, new Blob([Uint8Array.from(bytes)], { type: mime }), name);
  });
  return { path: 'images/edits', body: form };
}
