import type { ReactNode } from 'react';

/** The frame that media sit in: true aspect, 2 px corners, a hairline; neutral black behind the picture in both themes. */
export function Gate({ aspect, children }: { aspect: string; children?: ReactNode }) {
  return (
    <div className="relative overflow-hidden rounded-[2px] border border-line bg-black" style={{ aspectRatio: aspect.replace(':', ' / ') }}>
      {children}
    </div>
  );
}
