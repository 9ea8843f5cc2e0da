import { clsx } from 'clsx';
import { useRef, useState, type VideoHTMLAttributes } from 'react';
import { smallPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { PICTURE_WIDTHS } from '#src/shared/catalogue/picture-widths.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { useIsNear } from '../use-is-near.ts';

type Shot = FilmView['shots'][number];

/** The first moment at which every browser shows a frame, in seconds. */
const FIRST_FRAME_SECONDS = 0.05;

/**
 * A frame of a clip: the first one of the part that is seen, and the shot's picture until it is loaded. It fills its
 * parent and has no name.
 */
export function ClipStill({
  shot,
  path,
  onMissing,
  className,
}: {
  shot: Pick<Shot, 'clipPart' | 'picture'>;
  /** A link to the clip. */
  path: string;
  /** The file could not be loaded. */
  onMissing: () => void;
  className?: string | undefined;
}) {
  // A newer link to the same file is used only where the former one failed.
  const [kept, keep] = useState({ path, hasFailed: false });
  const isSame = fileOf(kept.path) === fileOf(path) && !kept.hasFailed;
  const used = isSame ? kept.path : path;
  if (used !== kept.path) {
    keep({ path, hasFailed: false });
  }
  const from = Math.max(shot.clipPart?.startSeconds ?? 0, FIRST_FRAME_SECONDS);
  return (
    <NearVideo
      key={`${used} ${from}`}
      src={`${used}#t=${from}`}
      poster={shot.picture ? smallPicture(shot.picture.path, PICTURE_WIDTHS[0]) : undefined}
      onError={() => {
        keep({ path: used, hasFailed: true });
        onMissing();
      }}
      className={clsx('size-full object-cover', className)}
    />
  );
}

/** A video that shows a frame, loaded when it is near the window. */
function NearVideo(video: VideoHTMLAttributes<HTMLVideoElement>) {
  const ref = useRef<HTMLVideoElement>(null);
  const isNear = useIsNear(ref, false);
  return (
    <video
      {...video}
      ref={ref}
      data-clip-still=""
      muted
      playsInline
      preload={isNear ? 'metadata' : 'none'}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

/** The file of a link, which is another link each time. */
const fileOf = (path: string): string | undefined => path.split('?')[0];
