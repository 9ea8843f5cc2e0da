import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { BY_THE_STORY } from '#src/shared/catalogue/by-the-story.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { Unexposed } from '../unexposed.tsx';
import { ASPECT_SIZES } from './aspect-sizes.ts';
import type { PreviewFrame, PreviewInput } from './preview-messages.ts';
import { canDrawFirstFrames, isIdea, useFirstFrames, type IdeaListener } from './use-first-frames.ts';

const pad = (count: number): string => String(count).padStart(2, '0');

interface PreviewProps {
  input: PreviewInput;
  still: ReactNode;
  heard: IdeaListener;
}

/**
 * The first frames of a film, drawn in the browser while its idea is typed (DRAFT-09). `still` is shown if the browser
 * cannot draw.
 */
export function LivePreview(props: PreviewProps) {
  const [able] = useState(canDrawFirstFrames);
  return able ? <FirstFrameSheet {...props} /> : props.still;
}

/** The opening large with the other two below it; three portrait ones side by side. */
function FirstFrameSheet({ input, still, heard }: PreviewProps) {
  const t = useTranslations('film.preview');
  const shown = useFirstFrames(input, undefined, heard);
  const tall = input.aspect === '9:16';
  if (!shown) {
    return (
      <div className="flex flex-col gap-2">
        {still}
        <p className="text-note text-text-3">{t(isIdea(input.idea) ? 'coming' : 'empty')}</p>
      </div>
    );
  }
  return (
    <section aria-label={t('heading')} className="flex flex-col gap-2.5">
      <ol className={clsx('grid gap-x-3 gap-y-2.5', tall ? 'grid-cols-3' : 'grid-cols-2')}>
        {[0, 1, 2].map((at) => (
          <FrameGate
            key={at}
            frame={shown.frames[at]}
            input={input}
            large={at === 0 && !tall}
            waiting={shown.drawing}
          />
        ))}
      </ol>
      <div className="flex flex-col gap-0.5">
        <p
          aria-live="polite"
          lang={LANGUAGE_TAGS[input.language]}
          className="min-h-7 text-lead font-semibold text-balance"
        >
          {shown.title}
        </p>
        <ChosenByStory input={input} type={shown.type} look={shown.style} />
        <p className="text-note text-text-3">{t('note')}</p>
      </div>
    </section>
  );
}

/** The film type and the look that the story chose: 'Western · Golden hour'. */
function ChosenByStory({ input, type, look }: { input: PreviewInput; type: FilmType; look: LookId }) {
  const t = useTranslations('film');
  const chosen = [
    ...(input.type === BY_THE_STORY ? [t(`types.${type}`)] : []),
    ...(input.style === BY_THE_STORY ? [t(`looks.${look}`)] : []),
  ];
  return chosen.length > 0 && <EdgePrint>{chosen}</EdgePrint>;
}

function FrameGate({
  frame,
  input,
  large,
  waiting,
}: {
  frame: PreviewFrame | undefined;
  input: PreviewInput;
  large: boolean;
  waiting: boolean;
}) {
  const t = useTranslations('film.preview');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = ASPECT_SIZES[input.aspect];
  useEffect(() => {
    if (frame) {
      canvas.current?.getContext('2d')?.drawImage(frame.bitmap, 0, 0);
    }
  }, [frame]);
  return (
    <li className={clsx('flex min-w-0 flex-col gap-1', large && 'col-span-2')} data-frame={frame?.number ?? ''}>
      <Gate aspect={input.aspect}>
        {!frame && <Unexposed />}
        <canvas
          ref={canvas}
          width={width}
          height={height}
          lang={LANGUAGE_TAGS[input.language]}
          className={clsx(
            'size-full transition-opacity duration-[140ms]',
            !frame && 'opacity-0',
            frame && (waiting ? 'opacity-70' : 'opacity-100'),
          )}
        >
          {frame ? frame.script : t('waiting')}
        </canvas>
      </Gate>
      <span className="edge text-text-3">
        {frame ? t('edge', { number: pad(frame.number), seconds: pad(Math.round(frame.seconds)) }) : '\u00a0'}
      </span>
      <span
        lang={LANGUAGE_TAGS[input.language]}
        title={large ? frame?.words : undefined}
        className={large ? 'line-clamp-2 min-h-[2lh] text-dense text-text-2' : 'sr-only'}
      >
        {frame ? frame.words || t('silent') : ''}
      </span>
    </li>
  );
}
