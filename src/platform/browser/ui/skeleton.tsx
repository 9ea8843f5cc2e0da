import { clsx } from 'clsx';

/** A placeholder in the final size of content that is still loading. Decorative: the list announces the loading. */
export function Skeleton({ className, aspect }: { className?: string; aspect?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('skeleton block rounded-frame', className)}
      style={aspect ? { aspectRatio: aspect.replace(':', ' / ') } : undefined}
    />
  );
}
