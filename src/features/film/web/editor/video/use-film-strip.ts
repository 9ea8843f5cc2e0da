import { useEffect, useState, type RefObject } from 'react';
import { paintedAt, STRIP_ORDER } from './strip-order.ts';

/** How far a strip is painted: each picture is there; some stand in for others; the clip cannot be read. */
export type StripState = 'painted' | 'loading' | 'failed';

/**
 * Paints pictures of a clip onto a canvas, from its beginning to its end. The first fills it at once, and each that
 * follows takes its place: from coarse to fine.
 */
export function useFilmStrip(canvas: RefObject<HTMLCanvasElement | null>, path: string, seconds: number): StripState {
  const [ended, setEnded] = useState<{ path: string; state: StripState }>();
  useEffect(() => {
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    let step = 0;
    const pictures = STRIP_ORDER.length;
    const seek = (): void => {
      video.currentTime = (((STRIP_ORDER[step] ?? 0) + 0.5) / pictures) * seconds;
    };
    const paint = (): void => {
      const target = canvas.current;
      const context = target?.getContext('2d');
      if (!target || !context) {
        return;
      }
      const width = target.width / pictures;
      const scale = Math.max(width / video.videoWidth, target.height / video.videoHeight);
      const [across, down] = [width / scale, target.height / scale];
      const [left, top] = [(video.videoWidth - across) / 2, (video.videoHeight - down) / 2];
      for (const place of paintedAt(step)) {
        context.drawImage(video, left, top, across, down, place * width, 0, width, target.height);
      }
      step += 1;
      if (step < pictures) {
        seek();
      } else {
        setEnded({ path, state: 'painted' });
      }
    };
    const fail = (): void => setEnded({ path, state: 'failed' });
    video.addEventListener('loadeddata', seek, { once: true });
    video.addEventListener('seeked', paint);
    video.addEventListener('error', fail);
    video.src = path;
    return () => {
      video.removeEventListener('seeked', paint);
      video.removeEventListener('error', fail);
      video.removeAttribute('src');
      video.load();
    };
  }, [canvas, path, seconds]);
  return ended?.path === path ? ended.state : 'loading';
}
