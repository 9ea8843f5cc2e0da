import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { NumberInput } from '../number-input.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { QUIET_CONTROL, tabStop, type FieldProps } from './shot-fields.tsx';
import type { ShotView } from './shot-standing.ts';
import { useShotLength } from './use-shot-length.ts';

/** How long a shot is; one that is as long as its clip says so. */
export function LengthField({ shot, view, inTable }: FieldProps & { view: ShotView | undefined }) {
  const t = useTranslations('filmEditor');
  const { edit, flush } = useEditor();
  const { seconds, isFixed, least, most } = useShotLength(shot, view);
  if (isFixed) {
    return (
      <span
        data-length=""
        title={t('lengthOfClip')}
        className="flex min-h-7 items-center gap-1 pl-2 text-dense text-text-2"
      >
        <span className="tabular-nums">{t('lengthIs', { seconds })}</span>
        <Lock className="size-3.5 text-text-3" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{t('lengthOfClip')}</span>
      </span>
    );
  }
  return (
    <span data-length="" className="flex items-baseline text-dense text-text-2">
      <NumberInput
        {...tabStop(inTable)}
        aria-label={t('fieldOf', { field: t('length'), number: shot.plan.number })}
        value={seconds}
        minimum={Math.floor(least * 100) / 100}
        maximum={most}
        step={0.5}
        tolerance={1 / FRAMES_PER_SECOND}
        onChange={(durationSeconds) =>
          edit([{ kind: 'shot', id: shot.id, set: { durationSeconds } }], {
            label: 'length',
            key: `length ${shot.id}`,
          })
        }
        onBlur={flush}
        className={clsx(
          QUIET_CONTROL,
          'field-sizing-content min-h-7 min-w-6 pr-1 pl-2 text-right tabular-nums pointer-coarse:min-h-11',
        )}
      />
      {t('seconds')}
    </span>
  );
}
