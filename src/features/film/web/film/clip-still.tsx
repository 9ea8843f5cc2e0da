import { clsx } from 'clsx';
import { useState } from 'react';
import type { FilmView } from '../../film-view-contract.ts';

type Shot = FilmView['shots'][number];

/** A frame of a clip: the first one of the part that is seen. It fills its parent and has no name. */
export function ClipStill({
  shot,
  path,
  onMissing,
  className,
}: {
  shot: Pick<Shot, 'clipPart'>;
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
  const from = shot.clipPart?.startSeconds ?? 0;
  return (
    <video
      key={`${used} ${from}`}
      data-clip-still=""
      src={`${used}#t=${from}`}
      onError={() => {
        keep({ path: used, hasFailed: true });
        onMissing();
      }}
      muted
      playsInline
      preload="metadata"
      tabIndex={-1}
      aria-hidden="true"
      className={clsx('size-full object-cover', className)}
    />
  );
}

/** The file of a link, which is another link each time. */
const fileOf = (path: string): string | undefined => path.split('?')[0];
