import sharp from 'sharp';
import { VendorError, type Vendor, type VendorContext, type VendorRequest } from '../vendor.ts';

/** Models work on blocks of so many pixels. */
const BLOCK_PIXELS = 8;

/** The vendor, which is asked for a picture of the first one's shape where a request wants its shape kept. */
export function withPictureShape(vendor: Vendor): Vendor {
  return { ...vendor, start: async (request, context) => vendor.start(await sized(request, context), context) };
}

async function sized(request: VendorRequest, { pathOfFile }: VendorContext): Promise<VendorRequest> {
  if (request.kind !== 'image-edit' || !request.keepsShape) {
    return request;
  }
  const [first] = request.pictures;
  try {
    const { autoOrient, ...own } = await sharp(await pathOfFile(first)).metadata();
    const { width, height } = { ...own, ...autoOrient };
    const scale = Math.min(1, request.widthPixels / width, request.heightPixels / height);
    const side = (pixels: number): number => Math.max(1, Math.round((pixels * scale) / BLOCK_PIXELS)) * BLOCK_PIXELS;
    return { ...request, widthPixels: side(width), heightPixels: side(height) };
  } catch (cause) {
    throw new VendorError('failed', `a picture that the request needs cannot be read (${first})`, { cause });
  }
}
