import { clsx } from 'clsx';

/** Below this nothing would be seen. */
const LEAST_HEIGHT = 0.04;

/** A sound as bars of its peaks; an empty line before they are known. For the eyes only. */
export function Waveform({ peaks, className }: { peaks: Float32Array | undefined; className?: string }) {
  const count = peaks?.length ?? 1;
  const bars = Array.from(peaks ?? [0], (peak, index) => {
    const height = Math.max(LEAST_HEIGHT, peak);
    return `M${index + 0.5} ${(1 - height) / 2}v${height}`;
  });
  return (
    <svg
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('w-full', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={0.7}
    >
      <path d={bars.join('')} />
    </svg>
  );
}
