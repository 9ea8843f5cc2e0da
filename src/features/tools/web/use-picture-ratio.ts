import { useEffect, useState } from 'react';
import { smallPicture } from '#src/platform/browser/ui/stored-picture.tsx';

/** Of pictures whose size is not known yet. */
const USUAL = 4 / 3;
const SMALL_WIDTH = 480;

/** Width over height of a stored picture, by a small copy of it; a usual shape until that is there. */
export function usePictureRatio(path: string | undefined): number {
  const [known, setKnown] = useState<{ path: string; ratio: number }>();
  useEffect(() => {
    if (path === undefined) {
      return;
    }
    const leaving = new AbortController();
    const picture = new Image();
    const measure = (): void => setKnown({ path, ratio: picture.naturalWidth / Math.max(1, picture.naturalHeight) });
    picture.addEventListener('load', measure, { signal: leaving.signal });
    picture.src = smallPicture(path, SMALL_WIDTH);
    return () => leaving.abort();
  }, [path]);
  return known?.path === path ? (known?.ratio ?? USUAL) : USUAL;
}
