import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { ClipStill } from './clip-still.tsx';
import { playAlone } from './one-playing.ts';
import { shownByClip } from './shown-by-clip.ts';

type Shot = FilmView['shots'][number];

export interface ShotMediaProps {
  shot: Shot;
  language: Language;
  /** The file could not be loaded. */
  onMissing: () => void;
}

/** The circled picture of a shot. */
export function ShotPicture({
  shot,
  picture,
  language,
  onMissing,
  className,
}: ShotMediaProps & { picture: NonNullable<Shot['picture']>; className?: string | undefined }) {
  return (
    <StoredPicture
      path={picture.path}
      alt={shot.script}
      lang={LANGUAGE_TAGS[language]}
      sizes="(min-width: 48rem) 20rem, (min-width: 420px) 50vw, 100vw"
      width={320}
      height={180}
      onError={onMissing}
      className={clsx('size-full object-cover', className)}
    />
  );
}

/**
 * The frame of a finished clip. The clip itself is loaded on hover, focus or a press, and plays silently; a press
 * pauses it and plays it on. Once pressed it stays where the page moves it away from under the pointer.
 */
export function ClipPreview({ shot, language, onMissing }: ShotMediaProps) {
  const t = useTranslations('filmPage');
  const [wanted, setWanted] = useState<'hovered' | 'pressed' | 'paused' | null>(null);
  const start = (): void => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setWanted((before) => before ?? 'hovered');
    }
  };
  return (
    <button
      type="button"
      aria-label={t('preview', { number: shot.number })}
      title={shot.script}
      className="relative block size-full -outline-offset-2"
      // A finger enters and gives the focus with its press, which plays.
      onPointerEnter={({ pointerType }) => pointerType === 'touch' || start()}
      onPointerLeave={() => setWanted((before) => (before === 'hovered' ? null : before))}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && start()}
      onBlur={() => setWanted((before) => (before === 'paused' ? before : null))}
      onClick={({ currentTarget }) => {
        const video = currentTarget.querySelector('video');
        const isPlaying = video?.paused === false;
        setWanted(isPlaying ? 'paused' : 'pressed');
        if (!isPlaying) {
          // It may have been paused by another one.
          playAlone(video);
        }
      }}
    >
      <StillOfClip shot={shot} language={language} onMissing={onMissing} />
      {wanted && shot.clip && (
        <video
          key={partOf(shot, shot.clip.path)}
          ref={wanted === 'paused' ? pause : playAlone}
          src={partOf(shot, shot.clip.path)}
          onError={onMissing}
          muted
          playsInline
          loop
          tabIndex={-1}
          aria-hidden="true"
          // A press on it is one on the button, which keeps the focus.
          className="pointer-events-none absolute inset-0 size-full object-cover"
        />
      )}
    </button>
  );
}

const pause = (video: HTMLVideoElement | null): void => video?.pause();

/** The link of a clip, from which a player plays only the part that is seen. */
function partOf({ clipPart }: Shot, path: string): string {
  return clipPart ? `${path}#t=${clipPart.startSeconds},${clipPart.endSeconds}` : path;
}

/** The picture that a clip was drawn from; a frame of one that was not drawn. */
function StillOfClip({ shot, language, onMissing }: ShotMediaProps) {
  const clip = shownByClip(shot);
  if (clip) {
    return <ClipStill shot={shot} path={clip.path} onMissing={onMissing} />;
  }
  return shot.picture ? (
    <ShotPicture shot={shot} picture={shot.picture} language={language} onMissing={onMissing} />
  ) : null;
}
