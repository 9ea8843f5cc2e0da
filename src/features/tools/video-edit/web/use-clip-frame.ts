import { useEffect, useState } from 'react';
import { usePreviewWidth } from '../../image-edit/web/use-preview.ts';

const WAIT_MILLISECONDS = 8_000;

/** A small copy of the frame of a clip at a time; 'failed' where the browser cannot show the clip. */
export function useClipFrame(path: string | undefined, seconds: number): ImageBitmap | 'failed' | 'none' | undefined {
  const width = usePreviewWidth();
  const wanted = `${path} ${seconds}`;
  const [known, setKnown] = useState<{ wanted: string; path: string; frame: ImageBitmap | 'failed' }>();
  useEffect(() => {
    if (path === undefined) {
      return;
    }
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const frame = await loadFrame(path, { seconds, width, signal: leaving.signal }).catch(() => 'failed' as const);
      if (!leaving.signal.aborted) {
        setKnown({ wanted, path, frame });
      }
    };
    void load();
    return () => leaving.abort();
  }, [path, seconds, wanted, width]);
  if (path === undefined) {
    return 'none';
  }
  // The frame before stays while another one of the clip is sought.
  return known?.path === path ? known.frame : undefined;
}

async function loadFrame(
  path: string,
  { seconds, width, signal }: { seconds: number; width: number; signal: AbortSignal },
): Promise<ImageBitmap> {
  const video = document.createElement('video');
  // Media may lie on an origin of their own, which lets the site's pages read them.
  video.crossOrigin = 'anonymous';
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const seen = new Promise<void>((resolve, reject) => {
      video.addEventListener('seeked', () => resolve(), { once: true });
      const failures = AbortSignal.any([signal, AbortSignal.timeout(WAIT_MILLISECONDS)]);
      failures.addEventListener('abort', () => reject(new Error('no frame')), { once: true });
      video.addEventListener('error', () => reject(new Error('no clip')), { once: true });
      video.addEventListener('loadeddata', () => (video.currentTime = Math.max(0.01, seconds)), { once: true });
    });
    video.src = path;
    await seen;
    const share = Math.min(1, width / video.videoWidth);
    return await createImageBitmap(video, {
      resizeWidth: Math.max(1, Math.round(video.videoWidth * share)),
      resizeHeight: Math.max(1, Math.round(video.videoHeight * share)),
      resizeQuality: 'high',
    });
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}
