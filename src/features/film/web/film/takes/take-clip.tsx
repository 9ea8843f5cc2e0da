import { clsx } from 'clsx';
import { Play, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { playAlone } from '../one-playing.ts';

const SIGN = { className: 'size-5 fill-current', strokeWidth: 0, 'aria-hidden': true } as const;

/** The clip of a take: a frame of it, and a button that plays and stops it. */
export function TakeClip({ path, number }: { path: string; number: number }) {
  const t = useTranslations('filmTakes');
  const video = useRef<HTMLVideoElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const endLoading = (): void => setLoaded(true);
  const [isPlaying, setPlaying] = useState(false);
  const toggle = (): void => {
    if (video.current && isPlaying) {
      video.current.pause();
    } else if (video.current) {
      playAlone(video.current);
    }
  };
  return (
    <>
      {/* A clip has no sound of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        src={`${path}#t=0.05`}
        aria-label={t('take', { number })}
        muted
        loop
        playsInline
        preload="metadata"
        onLoadedMetadata={endLoading}
        onError={endLoading}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="size-full object-cover"
      />
      {!isLoaded && <Skeleton className="absolute inset-0" />}
      <button
        type="button"
        aria-label={t(isPlaying ? 'stopTake' : 'playTake', { number })}
        onClick={toggle}
        className="group theme-dark absolute inset-0 grid place-items-center -outline-offset-2"
      >
        <span
          className={clsx(
            'grid size-11 place-items-center rounded-full bg-black/65 text-text-1 transition-opacity duration-[140ms]',
            isPlaying && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
          )}
        >
          {isPlaying ? <Square {...SIGN} /> : <Play {...SIGN} />}
        </span>
      </button>
    </>
  );
}
