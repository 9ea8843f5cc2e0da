import { useEffect, useState, type RefObject } from 'react';

/** Pictures of a clip side by side. */
const PICTURES = 8;

/**
 * Paints pictures of a clip onto a canvas, from its beginning to its end. True once they are there; where the clip
 * cannot be read, the canvas stays empty.
 */
export function useFilmStrip(canvas: RefObject<HTMLCanvasElement | null>, path: string, seconds: number): boolean {
  const [paintedPath, setPaintedPath] = useState<string>();
  useEffect(() => {
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    let next = 0;
    const seek = (): void => {
      video.currentTime = ((next + 0.5) / PICTURES) * seconds;
    };
    const paint = (): void => {
      const target = canvas.current;
      const context = target?.getContext('2d');
      if (!target || !context) {
        return;
      }
      const width = target.width / PICTURES;
      const scale = Math.max(width / video.videoWidth, target.height / video.videoHeight);
      const [across, down] = [width / scale, target.height / scale];
      context.drawImage(
        video,
        (video.videoWidth - across) / 2,
        (video.videoHeight - down) / 2,
        across,
        down,
        next * width,
        0,
        width,
        target.height,
      );
      next += 1;
      if (next < PICTURES) {
        seek();
      } else {
        setPaintedPath(path);
      }
    };
    video.addEventListener('loadeddata', seek, { once: true });
    video.addEventListener('seeked', paint);
    video.src = path;
    return () => {
      video.removeEventListener('seeked', paint);
      video.removeAttribute('src');
      video.load();
    };
  }, [canvas, path, seconds]);
  return paintedPath === path;
}
