import { clsx } from 'clsx';
import { Music, Undo2, Waves, X, Zap } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import { LAYER_LIMITS, type SoundLayer } from '#src/shared/catalogue/clip-sound.ts';
import { LayerStrip } from './layer-strip.tsx';
import { useLayerTimes } from './use-layer-times.ts';

const SIGNS = { ambience: Waves, event: Zap, music: Music } as const;
const { least, most } = LAYER_LIMITS.decibels;

/** One layer: what it is, when it is heard, how loud, and how it is taken out and put back. */
export function LayerRow({
  layer,
  level,
  cuts,
  durationSeconds,
  onChange,
}: {
  layer: SoundLayer;
  /** Decibels; null for one that is taken out. */
  level: number | null;
  cuts: readonly number[];
  durationSeconds: number;
  /** Absent where it is only shown. */
  onChange?: (level: number | null) => void;
}) {
  const t = useTranslations('toolAudio');
  const format = useFormatter();
  const timesOf = useLayerTimes();
  const { words, kind } = layer;
  const Sign = SIGNS[kind];
  const isOut = level === null;
  const said = (decibels: number): string =>
    t('decibels', { level: format.number(decibels, { signDisplay: 'exceptZero' }) });
  return (
    <li className="flex min-w-0 items-start gap-2 border-t border-line py-2.5 first:border-t-0">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className={clsx('flex min-w-0 items-center gap-2 text-dense', isOut ? 'text-text-3' : 'text-text-1')}>
          <Sign className="size-4 shrink-0 text-text-3" strokeWidth={1.75} aria-hidden="true" />
          <span className={clsx('min-w-0 truncate', isOut && 'line-through')}>{words}</span>
          <span className="ml-auto shrink-0 text-note text-text-2 tabular-nums">
            {isOut ? t('out') : timesOf(layer, durationSeconds)}
          </span>
        </span>
        <LayerStrip layer={layer} cuts={cuts} durationSeconds={durationSeconds} isOut={isOut} />
        {onChange && !isOut && (
          <span className="flex min-w-0 items-center gap-3">
            <RangeInput
              aria-label={t('levelOf', { layer: words })}
              aria-valuetext={said(level)}
              min={least}
              max={most}
              step={1}
              value={level}
              onChange={(event) => onChange(event.target.valueAsNumber)}
              className="h-6 min-w-0 flex-1 accent-select pointer-coarse:h-11"
            />
            <span aria-hidden="true" className="w-14 shrink-0 text-right text-note text-text-2 tabular-nums">
              {said(level)}
            </span>
          </span>
        )}
      </div>
      {onChange && (
        <IconButton
          label={t(isOut ? 'putBack' : 'takeOut', { layer: words })}
          icon={
            isOut ? (
              <Undo2 className="size-4" strokeWidth={2} aria-hidden="true" />
            ) : (
              <X className="size-4" strokeWidth={2} aria-hidden="true" />
            )
          }
          onClick={() => onChange(isOut ? 0 : null)}
          className="!size-8 shrink-0 pointer-coarse:!size-11"
        />
      )}
    </li>
  );
}
