import { useTranslations } from 'use-intl';
import { CONTROL_LOOK, Field } from '#src/platform/browser/ui/field.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { CAMERA_MOVEMENTS, TRANSITIONS } from '#src/shared/catalogue/shots.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { NumberInput } from '../number-input.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useShotLength } from '../storyboard/use-shot-length.ts';
import type { ActiveShot } from './use-active-shot.ts';

/** How the camera moves, how the shot begins and how long it is. */
export function MoveSection({ active: { shot, plan, view, change } }: { active: ActiveShot }) {
  const t = useTranslations('filmStage');
  const names = useTranslations('film.camera');
  const { flush } = useEditor();
  const ofEditor = useTranslations('filmEditor');
  const { seconds, isFixed, least, most } = useShotLength(shot, view);
  const isSpoken = !isFixed && least > plan.durationSeconds + 0.05;
  const hint = isFixed
    ? ofEditor('lengthOfClip')
    : isSpoken && t('lengthSpoken', { seconds: Math.round(plan.durationSeconds * 10) / 10 });
  return (
    <div data-guide="move" className="grid grid-cols-2 gap-3">
      <SelectField
        label={t('camera')}
        value={plan.camera}
        options={CAMERA_MOVEMENTS.map((value) => ({ value, label: names(value) }))}
        onChange={(camera) => change({ camera }, 'camera')}
      />
      <SelectField
        label={t('transition')}
        value={plan.transition}
        options={TRANSITIONS.map((value) => ({ value, label: t(`transitions.${value}`) }))}
        onChange={(transition) => change({ transition }, 'transition')}
      />
      <Field label={t('length')} hint={hint || undefined} className="col-span-2">
        {(control) => (
          <NumberInput
            {...control}
            value={seconds}
            minimum={isFixed ? 0 : Math.floor(least * 100) / 100}
            maximum={isFixed ? seconds : most}
            step={0.5}
            tolerance={1 / FRAMES_PER_SECOND}
            readOnly={isFixed}
            onChange={(durationSeconds) => isFixed || change({ durationSeconds }, 'length', 'length')}
            onBlur={flush}
            className={CONTROL_LOOK}
          />
        )}
      </Field>
    </div>
  );
}
