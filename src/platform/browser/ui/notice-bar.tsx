import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** What concerns the whole page, as a bar over its width; nothing is seen of it while there is nothing to say. */
export function NoticeBar({ children }: { children: ReactNode }) {
  return (
    <output
      className={clsx(
        'block',
        children ? 'border-b border-line bg-warn-soft px-4 py-2 text-center text-dense text-balance' : 'sr-only',
      )}
    >
      {children}
    </output>
  );
}
