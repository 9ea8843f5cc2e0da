import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../contract.ts';
import { formatTimecode } from '../format-timecode.ts';
import { Unexposed } from '../unexposed.tsx';
import { playAlone } from './one-playing.ts';

type Shot = FilmView['shots'][number];

/** How far a shot is; the last thing that it has. */
function stateOf(shot: Shot): 'failed' | 'done' | 'making' | 'frame' | 'waiting' {
  if (shot.failure) return 'failed';
  if (shot.clip && shot.clipStatus !== 'generating') return 'done';
  if (shot.clipStatus === 'generating' || shot.pictureStatus === 'generating') return 'making';
  return shot.picture ? 'frame' : 'waiting';
}

/** One shot of the storyboard: its frame, its clip once there is one, its edge print, and what is said in it. */
export function ShotTile({
  shot,
  film,
  making,
  countdown,
  onRetry,
  retrying,
}: {
  shot: Shot;
  film: FilmView;
  making: boolean;
  countdown: number;
  onRetry: () => void;
  retrying: boolean;
}) {
  const t = useTranslations('film');
  const state = stateOf(shot);
  const take = shot.takes.clip ?? shot.takes.picture;
  const servedBy = shot.clipServedBy ?? shot.pictureServedBy;
  const note =
    state === 'failed'
      ? t('page.stateFailed')
      : state === 'making'
        ? shot.clipStatus === 'generating'
          ? t('page.stateClip')
          : t('page.stateFrame')
        : state === 'waiting'
          ? t('page.stateWaiting')
          : state === 'frame'
            ? t('page.stateFrame')
            : servedBy?.id.startsWith('draft')
              ? t('page.draftMade')
              : servedBy?.label;
  return (
    <li className="flex min-w-0 flex-col gap-1.5" data-shot={shot.number} data-state={state}>
      <Gate aspect={film.aspect} {...(state === 'failed' ? { className: 'border-err' } : {})}>
        {shot.clip ? (
          <ClipPreview shot={shot} />
        ) : shot.picture ? (
          <ShotPicture shot={shot} className={making ? 'brightness-75 grayscale' : undefined} />
        ) : (
          state !== 'making' && <Unexposed />
        )}
        {state === 'making' && <Leader count={countdown} />}
      </Gate>
      <EdgePrint end={<span className={state === 'failed' ? 'text-err' : undefined}>{note}</span>}>
        <span>{`S${String(shot.number).padStart(2, '0')}`}</span>
        {take !== null && <CircledTake number={take} />}
        <span>{formatTimecode(shot.durationSeconds)}</span>
      </EdgePrint>
      <p lang={LANGUAGE_TAGS[film.language]} className="text-dense text-text-2">
        {shot.speech.kind === 'line' && shot.speech.speaker && (
          <strong className="font-semibold text-text-1">{shot.speech.speaker}: </strong>
        )}
        {shot.speech.text || (
          <span lang="" className="text-text-3">
            {t('silent')}
          </span>
        )}
      </p>
      {shot.failure && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-note text-err">{shot.failure.message}</p>
          <Button size="dense" busy={retrying} onClick={onRetry}>
            {t('page.retryShot')}
          </Button>
        </div>
      )}
    </li>
  );
}

function ShotPicture({ shot, className }: { shot: Shot; className?: string | undefined }) {
  return (
    <img
      src={shot.picture?.path}
      alt={shot.script}
      loading="lazy"
      decoding="async"
      width={320}
      height={180}
      className={clsx('size-full object-cover', className)}
    />
  );
}

/**
 * A finished clip: its frame at rest. The clip itself is fetched when it is pointed at or has the focus, and plays
 * silently.
 */
function ClipPreview({ shot }: { shot: Shot }) {
  const t = useTranslations('film.page');
  const [wanted, setWanted] = useState(false);
  const start = (): void => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setWanted(true);
  };
  const stop = (): void => setWanted(false);
  return (
    <button
      type="button"
      aria-label={t('preview', { number: shot.number })}
      title={shot.script}
      className="relative block size-full -outline-offset-2"
      onMouseEnter={start}
      onMouseLeave={stop}
      onFocus={start}
      onBlur={stop}
      onClick={() => setWanted(!wanted)}
    >
      {shot.picture && <ShotPicture shot={shot} />}
      {wanted && (
        <video
          ref={playAlone}
          src={shot.clip?.path}
          muted
          playsInline
          loop
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </button>
  );
}
