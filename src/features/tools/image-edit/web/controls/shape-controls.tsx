import { useTranslations } from 'use-intl';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { CROP_SHAPES, EDIT_LIMITS } from '#src/shared/catalogue/picture-edits.ts';
import type { ControlParts } from './control-parts.ts';
import { NumberField } from './edit-fields-small.tsx';
import { Labelled, Slider } from './edit-slider.tsx';

export function Rotate({ edit, onChange }: ControlParts<'rotate'>) {
  const t = useTranslations('toolImageEdit');
  return (
    <Labelled label={t('angle')}>
      <Slider
        label={`${t('angle')}: ${t('kinds.rotate')}`}
        value={edit.degrees}
        least={-180}
        most={180}
        onChange={(degrees) => onChange({ ...edit, degrees })}
      />
    </Labelled>
  );
}

export function Flip({ edit, onChange }: ControlParts<'flip'>) {
  const t = useTranslations('toolImageEdit');
  return (
    <SelectChip
      label={t('kinds.flip')}
      value={edit.axis}
      options={(['leftRight', 'topBottom'] as const).map((value) => ({ value, label: t(`axes.${value}`) }))}
      onChange={(axis) => onChange({ kind: 'flip', axis })}
    />
  );
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

export function Crop({ edit, onChange }: ControlParts<'crop'>) {
  const t = useTranslations('toolImageEdit');
  const { shape, subject, ...sides } = edit;
  const shapes = [...new Set([...CROP_SHAPES, ...(shape === undefined ? [] : [shape])])];
  const value = shape ?? (subject ? 'subject' : 'free');
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
  const choose = (chosen: string): void => {
    const kept = chosen === 'subject' || (subject && chosen !== 'free') ? { subject: true as const } : {};
    onChange({ ...sides, ...(chosen.includes(':') ? { shape: chosen } : {}), ...kept });
  };
  return (
    <>
      <Labelled label={t('shape')}>
        <span className="flex min-w-0">
          <SelectChip
            label={t('shape')}
            value={value}
            options={[
              { value: 'free', label: t('shapes.free') },
              { value: 'subject', label: t('shapes.subject') },
              ...shapes.map((one) => ({ value: one, label: one })),
            ]}
            onChange={choose}
          />
        </span>
      </Labelled>
      {(value === 'free' || SIDES.some((side) => edit[side] > 0)) &&
        SIDES.map((side) => (
          <Labelled key={side} label={t(`sides.${side}`)}>
            <Slider
              label={t(`sides.${side}`)}
              value={edit[side]}
              least={0}
              most={Math.max(0, 100 - EDIT_LIMITS.leastLeft - edit[opposite[side]])}
              onChange={(off) => onChange({ ...edit, [side]: off })}
            />
          </Labelled>
        ))}
    </>
  );
}

export function Resize({ edit, onChange }: ControlParts<'resize'>) {
  const t = useTranslations('toolImageEdit');
  const isWide = 'width' in edit;
  return (
    <NumberField
      label={t(isWide ? 'width' : 'height')}
      value={isWide ? edit.width : edit.height}
      most={EDIT_LIMITS.resizePixels}
      onChange={(side) => onChange(isWide ? { kind: 'resize', width: side } : { kind: 'resize', height: side })}
    />
  );
}
