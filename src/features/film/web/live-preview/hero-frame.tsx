import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { PreviewInput } from './preview-messages.ts';
import { canDrawFirstFrames, useFirstFrames } from './use-first-frames.ts';

/** Sharp at the full width of a page. */
const SIZES = { '16:9': { width: 1280, height: 720 }, '9:16': { width: 540, height: 960 } } as const;
/** How long each of the three frames is shown; after the last the first returns and stays. */
const CUT_MILLISECONDS = 1500;

/** The caption of the shown frame. */
export interface HeroCaption {
  title: string;
  number: number;
  /** The look that the frames are drawn in. */
  look: LookId;
}

/**
 * The first frames of an idea's film on the home page: the opening, the middle, the end, and back. Fills its box.
 * `onShow` receives the caption; null when the idea is gone. Renders nothing if the browser cannot draw.
 */
export function HeroFrame({ input, onShow }: { input: PreviewInput; onShow: (caption: HeroCaption | null) => void }) {
  const [able] = useState(canDrawFirstFrames);
  return able ? <DrawnFrame input={input} onShow={onShow} /> : null;
}

function DrawnFrame({ input, onShow }: { input: PreviewInput; onShow: (caption: HeroCaption | null) => void }) {
  const { width, height } = SIZES[input.aspect];
  const shown = useFirstFrames(input, SIZES[input.aspect]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frames = shown?.frames;
  const at = useCuts(frames, shown?.drawing ?? true);
  const frame = frames?.[at] ?? frames?.[0];
  const title = shown?.title ?? '';
  useEffect(() => {
    if (frame) {
      canvas.current?.getContext('2d')?.drawImage(frame.bitmap, 0, 0, width, height);
    }
  }, [frame, width, height]);
  const number = frame?.number;
  const look = shown?.style;
  useEffect(() => {
    onShow(number === undefined || look === undefined ? null : { title, number, look });
  }, [title, number, look, onShow]);
  // The caption goes with the picture.
  useEffect(() => () => onShow(null), [onShow]);
  return (
    // Slightly larger than its box: a still's last row is the edge of its paper.
    <canvas
      ref={canvas}
      width={width}
      height={height}
      lang={LANGUAGE_TAGS[input.language]}
      data-frame={number ?? ''}
      className={clsx(
        'size-full scale-[1.008] transition-opacity duration-[140ms]',
        input.aspect === '9:16' ? 'object-contain' : 'object-cover object-[50%_40%]',
        frame ? 'opacity-100' : 'opacity-0',
      )}
    >
      {frame?.script}
    </canvas>
  );
}

/** Cuts through the drawn frames and back to the first; returns the index of the shown one. */
function useCuts(frames: unknown, drawing: boolean): number {
  // The current frame; new frames start at the first one.
  const [cut, setCut] = useState<{ frames: unknown; at: number }>();
  useEffect(() => {
    if (drawing || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    const cuts = [1, 2, 0].map((next, index) =>
      setTimeout(() => setCut({ frames, at: next }), CUT_MILLISECONDS * (index + 1)),
    );
    return () => {
      for (const each of cuts) {
        clearTimeout(each);
      }
    };
  }, [frames, drawing]);
  return cut && cut.frames === frames ? cut.at : 0;
}
