import { useTranslations } from 'use-intl';
import { CONTROL_LOOK, Field } from '#src/platform/browser/ui/field.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { CAMERA_MOVEMENTS, TRANSITIONS } from '#src/shared/catalogue/shots.ts';
import { NumberInput } from '../number-input.tsx';
import { useEditor } from '../state/editor-context.tsx';
import type { ActiveShot } from './use-active-shot.ts';

/** How the camera moves, how the shot begins and how long it is. */
export function MoveSection({ active: { plan, view, change } }: { active: ActiveShot }) {
  const t = useTranslations('filmStage');
  const names = useTranslations('film.camera');
  const { flush } = useEditor();
  const isLonger = view !== undefined && view.durationSeconds > plan.durationSeconds + 0.05;
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
      <Field
        label={t('length')}
        hint={isLonger ? t('lengthSpoken', { seconds: view.durationSeconds }) : undefined}
        className="col-span-2"
      >
        {(control) => (
          <NumberInput
            {...control}
            value={plan.durationSeconds}
            minimum={LIMITS.shot.minimumSeconds}
            maximum={LIMITS.shot.maximumSeconds}
            step={0.5}
            onChange={(durationSeconds) => change({ durationSeconds }, 'length', 'length')}
            onBlur={flush}
            className={CONTROL_LOOK}
          />
        )}
      </Field>
    </div>
  );
}
