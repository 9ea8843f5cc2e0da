import { useEffect, useRef, useState } from 'react';
import { useIsDark } from '#src/platform/browser/theme/use-theme.ts';
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
  const isDark = useIsDark();
  const [peaks] = useState(() => new Map<string, Float32Array | 'coming'>());
  const { scale, widthPixels, scroller, onScroll } = strip;
  /** Draws at the size of now, also when a sound was asked for at another one. */
  const drawNow = useRef<() => void>(undefined);
  useEffect(() => {
    let frame: number | undefined;
    const read = async (source: string): Promise<void> => {
      peaks.set(source, 'coming');
      const found = await player.readPeaks(played, source);
      if (found) {
        peaks.set(source, found);
        drawNow.current?.();
      } else {
        peaks.delete(source);
      }
    };
    const draw = (): void => {
      frame = undefined;
      const context = canvas.current?.getContext('2d');
      if (!context || !canvas.current) {
        return;
      }
      const ratio = Math.min(2, window.devicePixelRatio);
      const left = scroller?.scrollLeft ?? 0;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, widthPixels, height);
      context.fillStyle = getComputedStyle(canvas.current).color;
      const seen = waves.filter(
        ({ startSeconds, endSeconds }) => startSeconds * scale < left + widthPixels && endSeconds * scale > left,
      );
      for (const wave of seen) {
        const known = peaks.get(wave.source);
        if (known === undefined) {
          void read(wave.source);
        } else if (known !== 'coming') {
          drawWave(context, wave, { peaks: known, left, scale, widthPixels, height });
        }
      }
    };
    const drawSoon = (): void => {
      frame ??= requestAnimationFrame(draw);
    };
    drawNow.current = drawSoon;
    drawSoon();
    const stop = onScroll(drawSoon);
    return () => {
      drawNow.current = undefined;
      stop();
      if (frame !== undefined) {
        cancelAnimationFrame(frame);
      }
    };
  }, [player, played, waves, peaks, scale, widthPixels, scroller, onScroll, height, isDark]);
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

/** Draws bars over what is seen of a wave; `left` is how far the strip is scrolled, in pixels. */
function drawWave(
  context: CanvasRenderingContext2D,
  { startSeconds, endSeconds }: Wave,
  { peaks, left, scale, widthPixels, height }: WaveWindow,
): void {
  const end = Math.min(endSeconds, startSeconds + peaks.length / PEAKS_PER_SECOND);
  const [from, to] = [startSeconds * scale - left, end * scale - left];
  const first = from + Math.max(0, Math.floor(-from / PITCH_PIXELS)) * PITCH_PIXELS;
  for (let x = first; x < Math.min(to, widthPixels); x += PITCH_PIXELS) {
    const seconds = (x - from) / scale;
    const loudness = loudestBetween(peaks, seconds, seconds + PITCH_PIXELS / scale) ** LOUDNESS_POWER;
    const bar = Math.max(1, loudness * height);
    context.fillRect(x, (height - bar) / 2, BAR_PIXELS, bar);
  }
}

interface WaveWindow {
  peaks: Float32Array;
  left: number;
  scale: number;
  widthPixels: number;
  height: number;
}
