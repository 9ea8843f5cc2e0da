import type { ImageEditRequest } from '../tool-requests.ts';
import type { ImageRequest, VendorRequest } from '../vendor.ts';

/** What a picture is asked for with, whether it is drawn or changed. */
export interface PictureWork extends Pick<
  ImageRequest,
  'prompt' | 'seed' | 'widthPixels' | 'heightPixels' | 'basis' | 'references' | 'notWanted'
> {
  /** File id of a mask, white where the first picture may change. */
  mask?: string;
}

/** A request for a picture, or for a change of one, in the same form; undefined for any other. */
export function pictureWorkOf(request: VendorRequest): PictureWork | undefined {
  if (request.kind === 'image') {
    return request;
  }
  return request.kind === 'image-edit' ? workOfEdit(request) : undefined;
}

function workOfEdit({ pictures: [basis, ...references], ...edit }: ImageEditRequest): PictureWork {
  return { ...edit, basis, references };
}
