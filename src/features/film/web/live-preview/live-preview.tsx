import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { ASPECT_SIZES } from './aspect-sizes.ts';
import type { PreviewFrame, PreviewWish } from './preview-messages.ts';
import { canDrawFirstFrames, useFirstFrames } from './use-first-frames.ts';

const pad = (count: number): string => String(count).padStart(2, '0');

/** The first frames of a film, drawing themselves in the browser while its idea is typed (DRAFT-09). Nothing where a browser cannot. */
export function LivePreview({ wish }: { wish: PreviewWish }) {
  const [able] = useState(canDrawFirstFrames);
  return able ? <FirstFrameStrip wish={wish} /> : null;
}

function FirstFrameStrip({ wish }: { wish: PreviewWish }) {
  const t = useTranslations('film.preview');
  const shown = useFirstFrames(wish);
  const tall = wish.aspect === '9:16';
  return (
    <section aria-label={t('heading')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-edge text-[11px] text-text-3">
        <span className="uppercase">{t('heading')}</span>
        <span>{t('note')}</span>
      </div>
      <ol className="grid grid-cols-3 gap-3">
        {[0, 1, 2].map((at) => <FrameGate key={at} frame={shown?.frames[at]} wish={wish} tall={tall} waiting={shown?.drawing ?? false} />)}
      </ol>
      <p aria-live="polite" lang={LANGUAGE_TAGS[wish.language]} className="min-h-6 font-display text-base font-semibold">{shown?.title ?? ''}</p>
      {!shown && <p className="-mt-8 text-sm text-text-3">{t('empty')}</p>}
    </section>
  );
}

function FrameGate({ frame, wish, tall, waiting }: { frame: PreviewFrame | undefined; wish: PreviewWish; tall: boolean; waiting: boolean }) {
  const t = useTranslations('film.preview');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = ASPECT_SIZES[wish.aspect];
  useEffect(() => {
    if (frame) canvas.current?.getContext('2d')?.drawImage(frame.bitmap, 0, 0);
  }, [frame]);
  return (
    <li className="flex min-w-0 flex-col gap-1" data-frame={frame?.number ?? ''}>
      <div className={`relative overflow-hidden rounded-[2px] border border-line bg-[#0b0d0d] ${tall ? 'aspect-[9/16]' : 'aspect-video'}`}>
        <canvas
          ref={canvas} width={width} height={height} lang={LANGUAGE_TAGS[wish.language]}
          className={`size-full transition-opacity duration-150 ${frame ? (waiting ? 'opacity-70' : 'opacity-100') : 'opacity-0'}`}
        >
          {frame ? frame.script : t('waiting')}
        </canvas>
      </div>
      <span className="font-edge text-[11px] text-text-3">{frame ? t('edge', { number: pad(frame.number), seconds: pad(Math.round(frame.seconds)) }) : ' '}</span>
      <span lang={LANGUAGE_TAGS[wish.language]} className="line-clamp-3 min-h-[3lh] text-xs text-text-2">{frame ? frame.words || t('silent') : ''}</span>
    </li>
  );
}
