import { clsx } from 'clsx';

/** The place of something that is not there yet, in its final size. Decoration: the list itself says that it loads. */
export function Skeleton({ className, aspect }: { className?: string; aspect?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('skeleton block rounded-frame', className)}
      style={aspect ? { aspectRatio: aspect.replace(':', ' / ') } : undefined}
    />
  );
}
