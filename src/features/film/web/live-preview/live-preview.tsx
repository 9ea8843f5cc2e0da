import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { ASPECT_SIZES } from './aspect-sizes.ts';
import type { PreviewFrame, PreviewWish } from './preview-messages.ts';
import { canDrawFirstFrames, useFirstFrames } from './use-first-frames.ts';

const pad = (count: number): string => String(count).padStart(2, '0');

/**
 * The first frames of a film, drawing themselves in the browser while its idea is typed (DRAFT-09). `still` stands
 * where a browser cannot.
 */
export function LivePreview({ wish, still }: { wish: PreviewWish; still: ReactNode }) {
  const [able] = useState(canDrawFirstFrames);
  return able ? <FirstFrameSheet wish={wish} still={still} /> : still;
}

/** The opening large and the two that follow below it; three tall ones side by side. */
function FirstFrameSheet({ wish, still }: { wish: PreviewWish; still: ReactNode }) {
  const t = useTranslations('film.preview');
  const shown = useFirstFrames(wish);
  const tall = wish.aspect === '9:16';
  if (!shown)
    return (
      <div className="flex flex-col gap-2">
        {still}
        <p className="text-note text-text-3">{t('empty')}</p>
      </div>
    );
  return (
    <section aria-label={t('heading')} className="flex flex-col gap-2.5">
      <ol className={clsx('grid gap-x-3 gap-y-2.5', tall ? 'grid-cols-3' : 'grid-cols-2')}>
        {[0, 1, 2].map((at) => (
          <FrameGate key={at} frame={shown.frames[at]} wish={wish} large={at === 0 && !tall} waiting={shown.drawing} />
        ))}
      </ol>
      <div className="flex flex-col gap-0.5">
        <p
          aria-live="polite"
          lang={LANGUAGE_TAGS[wish.language]}
          className="min-h-7 text-lead font-semibold text-balance"
        >
          {shown.title}
        </p>
        <p className="text-note text-text-3">{t('note')}</p>
      </div>
    </section>
  );
}

function FrameGate({
  frame,
  wish,
  large,
  waiting,
}: {
  frame: PreviewFrame | undefined;
  wish: PreviewWish;
  large: boolean;
  waiting: boolean;
}) {
  const t = useTranslations('film.preview');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = ASPECT_SIZES[wish.aspect];
  useEffect(() => {
    if (frame) canvas.current?.getContext('2d')?.drawImage(frame.bitmap, 0, 0);
  }, [frame]);
  return (
    <li className={clsx('flex min-w-0 flex-col gap-1', large && 'col-span-2')} data-frame={frame?.number ?? ''}>
      <Gate aspect={wish.aspect}>
        <canvas
          ref={canvas}
          width={width}
          height={height}
          lang={LANGUAGE_TAGS[wish.language]}
          className={clsx(
            'size-full transition-opacity duration-[140ms]',
            frame ? (waiting ? 'opacity-70' : 'opacity-100') : 'opacity-0',
          )}
        >
          {frame ? frame.script : t('waiting')}
        </canvas>
      </Gate>
      <span className="edge text-text-3">
        {frame ? t('edge', { number: pad(frame.number), seconds: pad(Math.round(frame.seconds)) }) : '\u00a0'}
      </span>
      <span
        lang={LANGUAGE_TAGS[wish.language]}
        className={large ? 'line-clamp-2 min-h-[2lh] text-dense text-text-2' : 'sr-only'}
      >
        {frame ? frame.words || t('silent') : ''}
      </span>
    </li>
  );
}
