import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * The frame around media: true aspect, 2 px corners, a hairline; neutral black behind the picture in both themes.
 * `aspect` is written as 16:9.
 */
export function Gate({
  aspect,
  selected = false,
  className,
  children,
}: {
  aspect: string;
  selected?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      className={clsx(
        'relative overflow-hidden rounded-frame border bg-media',
        selected ? 'border-select outline-2 outline-offset-1 outline-select' : 'border-line',
        className,
      )}
      style={{ aspectRatio: aspect.replace(':', ' / ') }}
    >
      {children}
    </div>
  );
}
