import { useEffect, useRef, useState } from 'react';
import { useCramped } from '#src/platform/browser/device/use-narrow.ts';
import { smallPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { PICTURE_WIDTHS } from '#src/shared/catalogue/picture-widths.ts';
import type { PreviewAnswer, PreviewOrder } from './preview-messages.ts';

/** A picture is drawn anew once nothing has changed for so long. */
const CALM_MILLISECONDS = 140;

/** A picture as it would be edited, small; `failed` where the browser cannot draw it. */
export type Preview = { state: 'none' | 'making' | 'failed' } | { state: 'shown'; bitmap: ImageBitmap };

/** Shows edits on a small copy of a picture, by the code that carries them out on the server. */
export function usePreview(path: string | undefined, edits: readonly PictureEdit[]): Preview {
  const width = usePreviewWidth();
  const source = useSource(edits.length > 0 ? path : undefined, width);
  return useDrawnPreview(path === undefined ? 'none' : source, edits);
}

/** The same for a picture in memory; undefined while it is loading. */
export function useDrawnPreview(
  source: ImageBitmap | 'failed' | 'none' | undefined,
  edits: readonly PictureEdit[],
): Preview {
  const [preview, setPreview] = useState<Preview>();
  const worker = useRef<Worker>(undefined);
  const wanted = JSON.stringify(edits);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (!source || source === 'failed' || source === 'none') {
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      worker.current?.terminate();
      const started = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
      worker.current = started;
      started.addEventListener(
        'message',
        ({ data }: MessageEvent<PreviewAnswer>) =>
          setPreview(data.bitmap ? { state: 'shown', bitmap: data.bitmap } : { state: 'failed' }),
        { signal: leaving.signal },
      );
      const order: PreviewOrder = { bitmap: source, edits: JSON.parse(wanted) as PictureEdit[] };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      started.postMessage(order);
    }, CALM_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [source, wanted]);
  if (source === 'none' || edits.length === 0) {
    return { state: 'none' };
  }
  if (source === 'failed') {
    return { state: 'failed' };
  }
  // The one before stays while the next is made.
  return preview ?? { state: 'making' };
}

/** Width of a preview in pixels: more where it stands on the stage. */
export function usePreviewWidth(): (typeof PICTURE_WIDTHS)[number] {
  return PICTURE_WIDTHS[useCramped() ? 0 : 1];
}

/** A small copy of a stored picture in memory. */
function useSource(
  path: string | undefined,
  width: (typeof PICTURE_WIDTHS)[number],
): ImageBitmap | 'failed' | undefined {
  const [known, setKnown] = useState<{ path: string; source: ImageBitmap | 'failed' }>();
  useEffect(() => {
    if (path === undefined) {
      return;
    }
    let isGone = false;
    const load = async (): Promise<void> => {
      const source = await loadSource(path, width).catch(() => 'failed' as const);
      if (!isGone) {
        setKnown({ path, source });
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [path, width]);
  return known && known.path === path ? known.source : undefined;
}

async function loadSource(path: string, width: (typeof PICTURE_WIDTHS)[number]): Promise<ImageBitmap> {
  const picture = new Image();
  // Media may lie on an origin of their own, which lets the site's pages read them.
  picture.crossOrigin = 'anonymous';
  picture.src = smallPicture(path, width);
  await picture.decode();
  const { naturalWidth, naturalHeight } = picture;
  const share = Math.min(1, width / naturalWidth);
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(naturalWidth * share)),
    resizeHeight: Math.max(1, Math.round(naturalHeight * share)),
  });
}
