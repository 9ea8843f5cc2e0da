import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { PreviewWish } from './preview-messages.ts';
import { canDrawFirstFrames, useFirstFrames } from './use-first-frames.ts';

/** Sharp where a whole page is their stage. */
const SIZES = { '16:9': { width: 1280, height: 720 }, '9:16': { width: 540, height: 960 } } as const;
/** How long each of the three frames stands before the next is cut to; after the last the first comes back and stays. */
const CUT_MILLISECONDS = 1500;

/** What is said of the frame that is seen. */
export interface HeroCaption {
  title: string;
  number: number;
}

/**
 * The film of an idea on the stage of the home page: its opening, once through its middle and its end, and back. It
 * fills the box around it. `onShow` hears what is seen; null when the idea is gone. Nothing where a browser cannot
 * draw.
 */
export function HeroFrame({ wish, onShow }: { wish: PreviewWish; onShow: (caption: HeroCaption | null) => void }) {
  const [able] = useState(canDrawFirstFrames);
  return able ? <DrawnFrame wish={wish} onShow={onShow} /> : null;
}

function DrawnFrame({ wish, onShow }: { wish: PreviewWish; onShow: (caption: HeroCaption | null) => void }) {
  const { width, height } = SIZES[wish.aspect];
  const shown = useFirstFrames(wish, SIZES[wish.aspect]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frames = shown?.frames;
  // Which frame was cut to; new frames begin at the first one again.
  const [cut, setCut] = useState<{ frames: typeof frames; at: number }>();
  const at = cut?.frames === frames ? (cut?.at ?? 0) : 0;
  const drawing = shown?.drawing ?? true;
  const frame = frames?.[at] ?? frames?.[0];
  const title = shown?.title ?? '';
  useEffect(() => {
    if (drawing || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const cuts = [1, 2, 0].map((next, index) =>
      setTimeout(() => setCut({ frames, at: next }), CUT_MILLISECONDS * (index + 1)),
    );
    return () => {
      for (const cut of cuts) clearTimeout(cut);
    };
  }, [frames, drawing]);
  useEffect(() => {
    if (frame) canvas.current?.getContext('2d')?.drawImage(frame.bitmap, 0, 0, width, height);
  }, [frame, width, height]);
  const number = frame?.number;
  useEffect(() => {
    onShow(number === undefined ? null : { title, number });
  }, [title, number, onShow]);
  // The picture is gone with the idea; so is what was said of it.
  useEffect(() => () => onShow(null), [onShow]);
  return (
    // A trifle larger than its box: a still's last row is the edge of its paper.
    <canvas
      ref={canvas}
      width={width}
      height={height}
      lang={LANGUAGE_TAGS[wish.language]}
      data-frame={number ?? ''}
      className={clsx(
        'size-full scale-[1.008] transition-opacity duration-[140ms]',
        wish.aspect === '9:16' ? 'object-contain' : 'object-cover object-[50%_40%]',
        frame ? 'opacity-100' : 'opacity-0',
      )}
    >
      {frame?.script}
    </canvas>
  );
}
