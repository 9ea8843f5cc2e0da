import type { ImgHTMLAttributes } from 'react';
import { PICTURE_WIDTHS, type PictureWidth } from '#src/shared/catalogue/picture-widths.ts';

/** The address of a smaller copy of a stored picture; other addresses, such as blobs, have none and stay as they are. */
export function smallPicture(path: string, width: PictureWidth): string {
  return path.includes('/media/') && path.includes('?') ? `${path}&width=${width}` : path;
}

type StoredPictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> & {
  path: string;
  alt: string;
  /** Widths at which the page shows it, as in the `sizes` of an `<img>`. */
  sizes: string;
};

/** A stored picture that is shown small: loaded when it is near, in the smallest copy that is sharp enough. */
export function StoredPicture({ path, alt, ...attributes }: StoredPictureProps) {
  return (
    <img
      src={smallPicture(path, PICTURE_WIDTHS[0])}
      srcSet={PICTURE_WIDTHS.map((width) => `${smallPicture(path, width)} ${width}w`).join(', ')}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...attributes}
    />
  );
}
