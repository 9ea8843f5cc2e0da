import sharp from 'sharp';
import { chooseShape } from '../results/choose-shape.ts';
import type { PictureWork } from '../results/picture-work.ts';
import { readPicture } from '../results/read-picture.ts';
import { tellNotWanted } from '../results/tell-not-wanted.ts';
import type { VendorContext } from '../vendor.ts';

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
 * pictures, within a mask if there is one. Throws VendorError `failed` where one of those cannot be read.
 */
export async function openaiImageCall(request: PictureWork, context: VendorContext): Promise<OpenaiCall> {
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
  if (request.mask !== undefined) {
    const { bytes } = await readPicture(context, request.mask);
    form.append('mask', new Blob([await clearWhereWhite(bytes)], { type: 'image/png' }), 'mask.png');
  }
  return { path: 'images/edits', body: form };
}

/** Our masks are white where a picture may change, OpenAI's are transparent there. */
async function clearWhereWhite(mask: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await sharp(mask)
    .greyscale()
    .negate()
    .toColourspace('b-w')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const png = await sharp({ create: { width, height, channels: 3, background: 'black' } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return Uint8Array.from(png);
}
