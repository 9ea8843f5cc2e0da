import { clsx } from 'clsx';
import type { SoundLayer } from '#src/shared/catalogue/clip-sound.ts';

/** Where a layer is heard in a clip: bars for places and music, marks for single sounds; lines are the cuts. */
export function LayerStrip({
  layer,
  cuts,
  durationSeconds,
  isOut,
}: {
  layer: SoundLayer;
  cuts: readonly number[];
  durationSeconds: number;
  isOut: boolean;
}) {
  const share = (seconds: number): string => `${(100 * seconds) / Math.max(0.1, durationSeconds)}%`;
  return (
    <div
      aria-hidden="true"
      className={clsx('relative h-4 overflow-hidden rounded-frame bg-surface-3', isOut && 'opacity-40')}
    >
      {layer.spans.map(({ fromSeconds, untilSeconds }) => (
        <span
          key={fromSeconds}
          className="absolute inset-y-1 rounded-frame bg-select"
          style={{ left: share(fromSeconds), width: share(untilSeconds - fromSeconds) }}
        />
      ))}
      {cuts.map((cut) => (
        <span key={cut} className="absolute inset-y-0 w-px bg-text-3" style={{ left: share(cut) }} />
      ))}
      {layer.moments.map((moment, index) => (
        <span
          key={index}
          className="absolute inset-y-0 w-1.5 rounded-frame bg-select"
          style={{ left: `min(${share(moment)}, calc(100% - 0.375rem))` }}
        />
      ))}
    </div>
  );
}
