import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * A film leader's countdown over a frame that is being made: a rotating sweep, a cross, and a number (for example how
 * many are left) in the middle. Decorative: text beside it carries the meaning.
 */
export function Leader({ count, className }: { count?: ReactNode; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('absolute inset-0 grid place-items-center bg-black/35', className)}>
      <span className="absolute inset-x-0 top-1/2 h-px bg-text-3/40" />
      <span className="absolute inset-y-0 left-1/2 w-px bg-text-3/40" />
      <span className="theme-dark leader-sweep relative grid aspect-square h-[56%] max-h-24 min-h-9 place-items-center rounded-full border border-text-3 text-text-1">
        <span className="absolute inset-[9%] rounded-full border border-text-3/50" />
        <span className="relative font-edge text-[clamp(13px,1.6em,26px)] font-semibold">{count}</span>
      </span>
    </div>
  );
}
