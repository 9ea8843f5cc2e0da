import { useEffect, useRef, useState } from 'react';
import { useTheme } from '#src/platform/browser/theme/use-theme.ts';
import type { PreviewFilm } from '../preview/preview-film.ts';
import type { PreviewPlayer } from '../preview/preview-player.ts';
import { PEAKS_PER_SECOND } from '../preview/sound-peaks.ts';
import type { Strip } from './use-strip.ts';
import { loudestBetween, type Wave } from './waves.ts';

const BAR_PIXELS = 2;
const PITCH_PIXELS = 3;
/** Quiet parts are drawn larger than they are, as they are heard. */
const LOUDNESS_POWER = 0.6;

/**
 * The waveforms of sounds, drawn for what the window of a strip shows; its ink is the colour of the text around it.
 * `height` is in CSS pixels.
 */
export function WaveCanvas({
  strip,
  player,
  played,
  waves,
  height,
}: {
  strip: Strip;
  player: PreviewPlayer;
  played: PreviewFilm;
  waves: readonly Wave[];
  height: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [theme] = useTheme();
  const [peaks] = useState(() => new Map<string, Float32Array | 'coming'>());
  const { scale, widthPixels, scroller, onScroll } = strip;
  useEffect(() => {
    let frame: number | undefined;
    const draw = (): void => {
      frame = undefined;
      const context = canvas.current?.getContext('2d');
      if (!context || !canvas.current) {
        return;
      }
      const ratio = Math.min(2, window.devicePixelRatio);
      const left = scroller.current?.scrollLeft ?? 0;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, widthPixels, height);
      context.fillStyle = getComputedStyle(canvas.current).color;
      for (const wave of waves) {
        const known = peaks.get(wave.source);
        const length = known instanceof Float32Array ? known.length / PEAKS_PER_SECOND : 0;
        const end = Math.min(wave.endSeconds, wave.startSeconds + length);
        const [from, to] = [wave.startSeconds * scale - left, Math.min(end, wave.endSeconds) * scale - left];
        if (wave.startSeconds * scale - left > widthPixels || wave.endSeconds * scale - left < 0) {
          continue;
        }
        if (known === undefined) {
          peaks.set(wave.source, 'coming');
          void player.readPeaks(played, wave.source).then((read) => {
            if (read) {
              peaks.set(wave.source, read);
              drawSoon();
            } else {
              peaks.delete(wave.source);
            }
          });
        } else if (known !== 'coming') {
          const first = from + Math.max(0, Math.floor(-from / PITCH_PIXELS)) * PITCH_PIXELS;
          for (let x = first; x < Math.min(to, widthPixels); x += PITCH_PIXELS) {
            const seconds = (x - from) / scale;
            const loudness = loudestBetween(known, seconds, seconds + PITCH_PIXELS / scale) ** LOUDNESS_POWER;
            const bar = Math.max(1, loudness * height);
            context.fillRect(x, (height - bar) / 2, BAR_PIXELS, bar);
          }
        }
      }
    };
    const drawSoon = (): void => {
      frame ??= requestAnimationFrame(draw);
    };
    drawSoon();
    const stop = onScroll(drawSoon);
    return () => {
      stop();
      if (frame !== undefined) {
        cancelAnimationFrame(frame);
      }
    };
  }, [player, played, waves, peaks, scale, widthPixels, scroller, onScroll, height, theme]);
  const ratio = Math.min(2, window.devicePixelRatio);
  return (
    <canvas
      ref={canvas}
      width={Math.round(widthPixels * ratio)}
      height={Math.round(height * ratio)}
      data-waves={waves.length}
      aria-hidden="true"
      className="pointer-events-none sticky left-0 block"
      style={{ width: widthPixels, height }}
    />
  );
}
